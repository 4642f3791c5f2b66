// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagestyle.h"

#include "core/base/say.h"
#include "core/look/colormaps.h"
#include "core/page/pagelayer.h"

namespace attn {

namespace {

constexpr std::string_view rules = R"css(
*{box-sizing:border-box}
html{scroll-padding-top:calc(var(--bar) + 8px);--bar:64px}
body{margin:0;background:var(--base);color:var(--text);font:15px/1.55 Inter,system-ui,sans-serif;-webkit-text-size-adjust:100%}
header,main,footer{max-width:1220px;margin:0 auto;padding:0 20px}
header{padding-top:24px}
h1{font-size:24px;line-height:1.25;margin:0 0 4px;font-weight:600}
h2{font-size:19px;line-height:1.35;margin:0 0 4px;font-weight:600}
h2 small{font-size:13px;font-weight:400;color:var(--text2);margin-left:8px}
h3{font-size:15px;margin:20px 0 4px;font-weight:600}h3 small{font-size:13px;font-weight:400;margin-left:4px}
h4,h5,h6{font-size:14px;margin:14px 0 4px;font-weight:600}
p{margin:0 0 10px}
.quiet,figcaption,.legend,.bar,footer{color:var(--text2);font-size:13px}
.facts{color:var(--text2);font-size:13px;margin:0 0 12px}
b.q,mi.q,th.q{color:var(--q)}b.k,mi.k,th.k{color:var(--k)}b.v,mi.v{color:var(--v)}
math{font-size:1.1em;font-family:"STIX Two Math","STIX Math","Latin Modern Math",math}
math[display=block]{font-size:1.2em;margin:12px 0;overflow-x:auto;overflow-y:hidden;max-width:100%;text-align:left;padding:2px 0}
code,pre,data{font-family:"JetBrains Mono",ui-monospace,Menlo,Consolas,monospace;font-size:.92em}
pre{overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:8px 10px;line-height:1.4}
blockquote{margin:0 0 10px;padding-left:12px;border-left:3px solid var(--line);color:var(--text2)}
.prose{max-width:42em}
.prose table{border-collapse:collapse;margin:0 0 10px}.prose td,.prose th{border:1px solid var(--line);padding:3px 8px}
.top{position:sticky;top:0;z-index:4;background:var(--window);border-bottom:1px solid var(--line)}
.top>div{max-width:1220px;margin:0 auto;padding:6px 20px;display:flex;gap:8px;align-items:center;min-height:52px}
nav{overflow-x:auto;flex:1;scrollbar-width:thin;position:relative}
nav ol{display:flex;gap:6px;list-style:none;margin:0;padding:3px}
nav a,nav span{display:block;padding:3px 10px;border:1px solid var(--edge);border-radius:4px;background:var(--raised);color:var(--text);
text-decoration:none;white-space:nowrap;font-size:13px;line-height:18px}
nav small{display:block;font-size:11px;line-height:14px;color:var(--text2)}
nav span{border-style:dashed;border-color:var(--line);background:none;color:var(--off)}nav span small{color:var(--off)}
nav a[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:var(--soft)}
button{font:inherit;font-size:13px;color:var(--text);background:var(--raised);border:1px solid var(--edge);border-radius:4px;
min-height:32px;min-width:32px;padding:2px 12px;cursor:pointer}
button.next{background:var(--accent);border-color:var(--accent);color:var(--onaccent);font-weight:600}
button[aria-pressed=true]{background:var(--soft);border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
button:disabled{color:var(--off);border-color:var(--line);background:none;cursor:default}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.tools{display:none}.js .tools{display:flex;gap:6px;align-items:center;flex:none}
.pick{display:none}.js .pick{display:flex;flex-wrap:wrap;gap:4px;align-items:center;margin:0 0 8px;border:0;padding:0;font-size:13px}
.pick span{color:var(--text2);margin-right:4px}.pick button{min-height:28px;padding:0 9px}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:0 28px}
.step{padding:26px 0 18px;border-bottom:1px solid var(--line);min-width:0}
.js .step{border-left:3px solid transparent;padding-left:14px;margin-left:-17px}
.js .step.now{border-left-color:var(--accent)}
.step:focus{outline:none}
.out-b,.out-h{display:none}
.map .m::after,.map .d::after{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.maps{display:flex;flex-wrap:wrap;gap:16px 28px;margin:8px 0}
figure{margin:0;max-width:100%}
figcaption{margin-bottom:2px}
.scroll{overflow-x:auto;max-width:100%;padding:2px 2px 6px}
.map table{border-collapse:separate;border-spacing:1px;font:12px/1 "JetBrains Mono",ui-monospace,Menlo,Consolas,monospace}
.map th{font:12px/1.2 Inter,system-ui,sans-serif;font-weight:400;white-space:nowrap;padding:2px 6px;text-align:right;color:var(--text)}
.map thead th{text-align:center;padding:2px 3px;max-width:9em;overflow:hidden;text-overflow:ellipsis}
.map tbody th{position:sticky;left:0;background:var(--base);z-index:1}
.map th.q{color:var(--q)}.map th.k{color:var(--k)}
.map td{height:34px;min-width:58px;padding:0 4px;text-align:center;white-space:nowrap;color:var(--ink);position:relative}
.map thead td{min-width:0;height:auto;padding:0}
.map tbody td{cursor:pointer}
.map .many td{height:22px;min-width:44px;font-size:10.5px;padding:0 2px}.map .many thead td{min-width:0;height:auto}
.map td.s,.map th.s{color:var(--text2);cursor:default;padding-left:10px;text-align:right;background:none}
.map .m,.legend .m{--ink:transparent;background:repeating-linear-gradient(135deg,transparent 0 3px,var(--hatch) 3px 4.2px) var(--hbg)}
.map td.i::before{content:"\2212\221E";position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);background:var(--hbg);color:var(--text);
padding:1px 3px;font-size:11px}
.map .d,.legend .d{--ink:transparent;background:linear-gradient(to top right,transparent calc(50% - .8px),var(--text2) calc(50% - .8px) calc(50% + .8px),
transparent calc(50% + .8px)) center/60% 60% no-repeat,linear-gradient(to bottom right,transparent calc(50% - .8px),var(--text2) calc(50% - .8px) calc(50% + .8px),
transparent calc(50% + .8px)) center/60% 60% no-repeat;box-shadow:inset 0 0 0 1px var(--line)}
.map .z{color:transparent;background-image:radial-gradient(circle,var(--ink) 0 2.2px,transparent 3px)}
.legend .z{background:radial-gradient(circle,var(--text) 0 2px,transparent 2.6px);box-shadow:inset 0 0 0 1px var(--line)}
.map .n{background:var(--badbg);--ink:var(--bad);font-weight:700}
.map .h,.legend .h{background:none;--ink:var(--accent);outline:1.5px dashed var(--accent);outline-offset:-2px}
.map .e::after{content:"";position:absolute;right:0;top:0;border:4px solid;border-color:var(--accent) var(--accent) transparent transparent}
.map .t{outline:3px solid var(--accent);outline-offset:0;box-shadow:inset 0 0 0 1.5px var(--base);z-index:2}
.map td.in{box-shadow:inset 0 0 0 2px var(--base),inset 0 0 0 1px #000;outline:1.5px dashed var(--text);outline-offset:-1px;z-index:2}
.map td.on{outline:2px solid #fff;box-shadow:0 0 0 4px #000;outline-offset:0;z-index:3}
.map th.at{text-decoration:underline 2px;text-underline-offset:3px}
.legend span{margin-right:16px;white-space:nowrap}.legend i{display:inline-block;width:16px;height:16px;vertical-align:-3px;margin-right:5px}
.bar{display:flex;align-items:center;gap:8px;margin:0 0 4px;font-family:"JetBrains Mono",ui-monospace,Menlo,Consolas,monospace;font-size:12px}
.bar i{width:150px;height:14px}
.tensors{display:flex;flex-wrap:wrap;gap:0 40px}.tensors>div{min-width:0;max-width:100%}.tensor{margin:6px 0 0}.formula math{font-size:1.3em;margin-right:14px}.formula{overflow-x:auto;overflow-y:hidden;padding:2px 0}
.tell{display:none}
.js .tell{display:block;position:fixed;left:0;right:0;bottom:0;z-index:5;background:var(--panel);border-top:1px solid var(--edge);
padding:8px 20px 10px;max-height:38vh;overflow:auto;font-size:13px;line-height:1.5}
.js .tell[hidden]{display:none}
.js body{padding-bottom:150px}
.tell div{max-width:1180px;margin:0 auto}
.tell strong{font-weight:600}
.tell p{margin:2px 0 0;font:12.5px/1.6 "JetBrains Mono",ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.tell p.note{font:13px/1.5 Inter,system-ui,sans-serif;color:var(--text2)}
.tell button{float:right;min-height:28px;margin-left:8px}
.goal{border:1px solid var(--accent);border-left-width:4px;padding:8px 12px;margin:12px 0;max-width:42em}
.goal p{margin:0}
.ask{margin:14px 0;max-width:42em}.ask>p,.ask .stem p{margin:0 0 6px;font-weight:600}
details{margin:4px 0}summary{cursor:pointer;padding:3px 0;min-height:28px}
.ask details{border:1px solid var(--line);border-radius:4px;padding:2px 10px}.ask details[open]{background:var(--panel)}
.ask details p{margin:2px 0 6px}.stem p,summary p{display:inline}
.right::before{color:var(--ok);font-weight:600}
.wrong::before{color:var(--bad);font-weight:600}
.prints{margin:12px 0;max-width:100%}
.all{margin-top:14px}.all>summary{color:var(--text2);font-size:13px}
footer{padding-top:18px;padding-bottom:28px}
@media(min-width:1000px){.lesson .step.with{display:grid;grid-template-columns:minmax(0,430px) minmax(0,1fr);column-gap:36px}
.step.with>div>h3:first-child,.step.with>div>.tensors:first-child h3{margin-top:0}.lesson .step.with>.wide,.lesson .step.with>h2{grid-column:1/3}}
@media(max-width:560px){body{font-size:15px}header,main,footer,.top>div{padding-left:12px;padding-right:12px}
.js .step{padding-left:9px;margin-left:-12px}
.map td{min-width:0;height:32px;font-size:10.5px;padding:0 1px}.map th{font-size:11px;padding:2px 4px 2px 0}.map thead th{max-width:5.2em;padding:2px 1px}
.tell{padding:8px 12px 10px}nav small{display:none}.tools .back{display:none}.maps{gap:14px}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{.top,.tell,.pick{display:none!important}.js .step{border-left:0;padding-left:0;margin-left:0}.step,.tensor,.map,.ask{break-inside:avoid-page}h2,h3{break-after:avoid-page}
.scroll{overflow:visible}.map td{print-color-adjust:exact;-webkit-print-color-adjust:exact}.js body{padding-bottom:0}}
)css";

// What stands before or after an element's own text.
std::string spoken(std::string_view where, const std::string& text)
{
    return std::string(where) + "{content:\"" + text + "\"}";
}

std::string variables(const LookPalette& palette)
{
    std::string css = ":root{";
    for (const PaletteColor& each : paletteColors())
        css += "--" + std::string(each.name) + ":" + hexColor(palette.*each.color) + ";";
    return css + "}";
}

// The colour at a share of a map, 0 .. 1.
PlainColor colorAt(const MapTable& map, double share) { return map[std::size_t(share * 255 + 0.5)]; }

// A class for each level of a map, with the ink that can be read on it, and one for its bar.
std::string levels(const char* name, std::string_view map, bool dark)
{
    const MapTable& table = mapTable(map, dark);
    std::string css, stops;
    for (int level = 0; level < page_levels; ++level) {
        const PlainColor color = colorAt(table, double(level) / (page_levels - 1));
        css += std::string(".") + name + std::to_string(level) + "{background-color:" + hexColor(color) +
               ";--ink:" + hexColor(inkOn(color)) + "}";
        if (level % 8 == 0)
            stops += "," + hexColor(color);
    }
    return css + ".b" + name + "{background:linear-gradient(to right" + stops + ")}";
}

} // namespace

std::string pageStyle()
{
    return ":root{color-scheme:light dark;--ink:var(--text)}" + variables(lightPalette()) +
           "@media(prefers-color-scheme:dark){" + variables(darkPalette()) + "}" +
           spoken(".map .m::after", " " + say("masked")) + spoken(".map .d::after", " " + say("dropped")) +
           spoken(".right::before", "✓ " + say("Right. ")) + spoken(".wrong::before", "✗ " + say("Not this one. ")) +
           std::string(rules) + levels("p", "viridis", false) + levels("r", "diverging", false) +
           "@media(prefers-color-scheme:dark){" + levels("r", "diverging", true) + "}";
}

} // namespace attn

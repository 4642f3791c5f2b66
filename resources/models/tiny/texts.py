# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts that tiny learns from: public-domain books that Debian packages, and made-up stories whose names come back."""
import gzip
import random
import re
import subprocess

SAWYER = "/usr/share/gocode/src/github.com/klauspost/compress/testdata/Mark.Twain-Tom.Sawyer.txt"
NOVELS = ["sensesensibility", "prideprejudice", "mansfieldpark", "emma", "northangerabbey", "persuasion"]
# Names in the example sentences: kept out of the made-up stories, so that copying them is never remembered.
UNSEEN = {"Hatter", "Quillfeather", "Lampwick", "Thornbury", "Snowdrop"}
# Beginnings of names that are pieces of their own (learn() counts them so often), each with many endings in the stories.
STEMS = ["Hat", "Quill", "Lamp", "Thorn", "Snow", "Star", "Bell", "Wood"]
OFTEN = ["Alice", "Mary", "Tom"] + STEMS


def paragraphs(text):
    """Lines joined into paragraphs, underscores of italics and rows of stars taken out, ASCII only."""
    text = text.replace("_", "").replace("*", "")
    joined = (re.sub(r"\s+", " ", part).strip() for part in re.split(r"\n\s*\n", text))
    return [part.encode("ascii", "ignore").decode() for part in joined if part]


def bible():
    """The King James Version (package bible-kjv): one paragraph for each chapter, without the verses' numbers."""
    lines = subprocess.run(["bible", "-f", "gen1:1-rev22:21"], capture_output=True, text=True, check=True).stdout
    chapters = {}
    for line in lines.splitlines():
        place, verse = line.split(" ", 1)
        chapters.setdefault(place.split(":")[0], []).append(verse.strip())
    return [" ".join(verses) for verses in chapters.values()]


def novel(name):
    """One novel by Jane Austen (package r-cran-janeaustenr)."""
    return paragraphs(subprocess.run(["Rscript", "-e", f"library(janeaustenr); writeLines({name})"],
                                     capture_output=True, text=True, check=True).stdout)


def sawyer():
    """The Adventures of Tom Sawyer (package golang-github-klauspost-compress-dev), between preface and the file's last note."""
    text = open(SAWYER, encoding="latin-1").read().replace("\r", "")
    return paragraphs(text[text.index("MOST of the adventures"):text.index("End of the Project Gutenberg")])


def books():
    """Each book as its paragraphs."""
    return [bible(), sawyer()] + [novel(name) for name in NOVELS]


class Names:
    """Made-up names: two short words as one ("Applewick"), or syllables, and first names from the list of proper names."""

    def __init__(self, rng):
        self.rng = rng
        words = open("/usr/share/dict/web2", encoding="ascii", errors="ignore").read().split()
        self.words = [w for w in words if re.fullmatch("[a-z]{3,6}", w)]
        self.first = [n for n in gzip.open("/usr/share/dict/propernames.gz", "rt").read().split()
                      if re.fullmatch("[A-Z][a-z]{2,7}", n)]

    def syllables(self):
        return "".join(self.rng.choice("b c d f g h j k l m n p r s t v w br cl dr fl gr pl st th tr".split())
                       + self.rng.choice("a e i o u ai ee oo".split())
                       + self.rng.choice(["", "", "n", "r", "l", "t", "ck", "m", "ss", "x"])
                       for _ in range(self.rng.randint(2, 3)))

    def word(self):
        kind = self.rng.random()
        if kind < 0.5:
            made = self.rng.choice(self.words) + self.rng.choice(self.words)
        elif kind < 0.75:
            made = self.syllables()
        else:
            made = self.rng.choice(self.words) + self.rng.choice(["er", "ter", "son", "ton", "ling", "by", "ford", "kin"])
        return made

    def last(self):
        made = self.word().capitalize()
        if self.rng.random() < 0.3:
            made = self.rng.choice(STEMS) + self.rng.choice([self.rng.choice(self.words), self.syllables()])
        return made if made not in UNSEEN else self.last()

    def given(self):
        return self.rng.choice(self.first if self.rng.random() < 0.8 else ["Alice", "Mary", "Tom"])


PLAIN = """{A} met {B}.|{A} met {B}, and {A} was glad.|{A} smiled at {b}.|Later {A} went home.|Then {A} spoke to {B} again.
In the morning {A} walked to {P}.|"I have seen {B}," said {A}.|"Who is {B}?" asked {A}.|{A} and {B} came to {P}.|But {B} did not answer {A}.
Everyone in {P} knew {A}.|{A} gave the {n} to {B}.|"Where is the {n}?" said {B}.|The {n} was lost near {P}.|{A} looked for the {n} all day.
There was a {n} in {P}, and the {n} was old.|{B} had never seen a {n} before.|At last {A} found the {n}.|One day {B} left {P} with {A}.
The {R} of {P} was a friend of {A}.|{A} met the {R}, and the {R} laughed.|The {R} saw {B} and the {R} bowed.|"Good day," said the {R} to {A}.
When the {R} was gone, {B} sat down with {A}.|Nobody but {A} could hear the {R}.|{A} wrote a letter to {B}.|The letter was from {A}.
Mr. {L} was in {P}.|"Mr. {L} is here," said {B}.|Mrs. {L} had a {n}.|Miss {L} saw {A}, and {A} saw Miss {L}.|After supper {B} told {A} about {P}.
And {A} said to {B}, Where is the {R}?|And {B} answered {A}, The {R} is in {P}.|So {A} and the {R} went up to {P}.|{b} thought of {A} often.
First came {A}, then came {B}, and last came the {R}.|Long ago {A} lived in {P}.|Now {A} was the brother of {B}.|The house of {A} stood by {P}.
Later {A} smiled.|{b} waited for {A}.|They called her {A}.|His name was {A}.|"{A}!" cried {B}. "{A}, come back!"|Yesterday {A} saw the {n} again.
The {n} and the {R} were gone.|Is {A} here? No, {A} is in {P}.|{B} thanked {A} for the {n}.|Of all the people in {P}, {B} liked {A} best."""
SENTENCES = PLAIN.replace("\n", "|").split("|")


def story(names):
    """A few sentences about a cast of two or three people, a place and a thing, whose names come back."""
    rng = names.rng
    full = [f"{names.given()} {names.last()}" if rng.random() < 0.7 else rng.choice([names.given(), names.last()])
            for _ in range(rng.choice([2, 2, 3]))]
    fixed = {"P": names.last(), "n": names.word(), "R": names.last(), "L": names.last()}
    lines = []
    for _ in range(rng.randint(2, 7)):
        a, b = rng.sample(full, 2)
        lines.append(rng.choice(SENTENCES).format(A=a, B=b, b=b.split()[0], **fixed))
    return " ".join(lines)


def renamed(text, names):
    """A paragraph of a book in which names (capitals inside a sentence, more than once) are made-up ones, the same each time."""
    found = re.findall(r"(?<=[a-z,;] )[A-Z][a-z]{2,}", text)
    again = sorted({name for name in found if found.count(name) > 1 and name not in ("God", "Lord")})
    for name in again:
        text = re.sub(rf"\b{name}\b", names.last(), text)
    return text if again else None


def stories(seed, count, pages):
    """`count` stories, then every paragraph of `pages` that has names to change, changed."""
    names = Names(random.Random(seed))
    made = [story(names) for _ in range(count)]
    return made + [new for page in pages if (new := renamed(page, names))]

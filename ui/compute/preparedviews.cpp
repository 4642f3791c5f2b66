// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/preparedviews.h"

#include "ui/facts/checks.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/thumbnaildata.h"
#include "ui/threads/qtthread.h"

#include <algorithm>
#include <future>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>

namespace attn {

namespace {

constexpr int turns = 8; // the first is for the checks
// Each of its numbers is a product over a row of the whole layer, computed on demand: it waits for a pause.
constexpr char slow_tensor[] = "output";

// Half of the heads beside this thread, or three quarters while it has more to do. A head's maps stay together: they
// share their numbers.
class PicturesBeside {
public:
    PicturesBeside(const ComputedPtr& computed, const MapRequest& request, int own_heads_of, StopToken stop)
        : m_computed(computed), m_request(request), m_own(request), m_stop(stop)
    {
        if (!request.maps.empty())
            m_whole = statsOfTensors(computed, request.tensors, request.looks);
        MapRequest beside = request;
        std::erase_if(m_own.maps, [&](const MapPlace& map) { return map.head % own_heads_of != 0; });
        std::erase_if(beside.maps, [&](const MapPlace& map) { return map.head % own_heads_of == 0; });
        if (beside.maps.empty() || std::thread::hardware_concurrency() <= 1 || !begin(beside))
            m_own = request;
    }

    MapPictures all()
    {
        MapPictures own = makePictures(m_computed, m_own, m_whole, m_stop);
        own.request = m_request;
        if (!m_beside.valid())
            return own;
        MapPictures beside = m_beside.get();
        if (own.maps.size() + beside.maps.size() != m_request.maps.size())
            return {m_request, {}}; // stopped
        MapPictures all{m_request, {}};
        auto next_own = own.maps.begin(), next_beside = beside.maps.begin();
        for (const MapPlace& place : m_request.maps) {
            const bool is_own =
                next_own != own.maps.end() && next_own->head == place.head && next_own->tensor == place.tensor;
            all.maps.push_back(std::move(is_own ? *next_own++ : *next_beside++));
        }
        return all;
    }

private:
    // False where the system gives no further thread: then this one makes all of them.
    bool begin(const MapRequest& beside)
    try {
        const auto task = std::make_shared<std::packaged_task<MapPictures()>>(
            [this, beside] { return makePictures(m_computed, beside, m_whole, m_stop); });
        m_thread = QtThread([task](const StopToken&) { (*task)(); });
        m_beside = task->get_future();
        return true;
    } catch (const std::system_error&) {
        return false;
    }

    const ComputedPtr& m_computed;
    const MapRequest& m_request;
    MapRequest m_own;
    ValueStats m_whole;
    StopToken m_stop;
    std::future<MapPictures> m_beside;
    QtThread m_thread;
};

} // namespace

HeldMatrixPtr Prepared::thumbnail(const std::string& tensor, int batch, int head) const
{
    if (batch != on_screen.batch || head != on_screen.head)
        return nullptr;
    const auto found = std::ranges::find(thumbnails, tensor, &Thumbnail::tensor);
    return found == thumbnails.end() ? nullptr : found->data;
}

PreparedPtr prepare(const ComputedPtr& computed, const OnScreen& on_screen, std::optional<int> turn, StopToken stop)
{
    auto prepared = std::make_shared<Prepared>();
    prepared->on_screen = on_screen;
    prepared->partial = turn.has_value();
    const auto isDue = [&](int part) { return !turn || *turn % turns == part; };
    PicturesBeside pictures(computed, on_screen.maps, on_screen.checks && isDue(0) ? 4 : 2, stop);
    const std::vector<StageInfo> stages = cardsOf(*computed->realized);
    for (std::size_t i = 0; on_screen.thumbnails && i < stages.size() && !stop.requested(); ++i) {
        const std::string tensor = stages[i].on ? stages[i].tensors.front() : std::string();
        if (tensor.empty() || !isDue(1 + int(i) % (turns - 1)) || (turn && tensor == slow_tensor))
            continue;
        prepared->thumbnails.push_back({tensor, thumbnailData(*computed, tensor, on_screen.batch, on_screen.head)});
    }
    if (on_screen.checks && isDue(0) && checksAreQuick(*computed) && !stop.requested())
        prepared->checks = checksOf(*computed, on_screen.batch, on_screen.head);
    prepared->pictures = pictures.all();
    return prepared;
}

} // namespace attn

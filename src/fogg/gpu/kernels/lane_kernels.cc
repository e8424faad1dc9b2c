// The two searches of the batch engine that tensors are slow at: cheapest ways for tickets, and longest paths.
//
// One source for both machines: nvcc compiles it for the GPU (a block of 32 threads for each lane, a thread for each
// network), a C++ compiler for the CPU. Both are XLA custom calls, which `gpu_kernels.py` builds, checks and registers.

#include <cstdint>

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

#ifdef __CUDACC__
#define BOTH __device__
#define EACH(i, n) for (int i = threadIdx.x; i < (n); i += 32)
#define TOGETHER __syncwarp()
#else
#define BOTH
#define EACH(i, n) for (int i = 0; i < (n); ++i)
#define TOGETHER
#endif

constexpr int kFar = 127;        // no way: two of them still fit a byte
constexpr int kMostCities = 64;  // of a board
constexpr int kMostOwn = 64;     // routes of a network
constexpr int kMostTickets = 128;

// Tables of a board, one after the other.
struct Board {
  const int32_t *a, *b, *length, *rank, *ticket_a, *ticket_b, *points;
  int cities, routes, tickets, ranks;
};

static Board board_of(const int32_t *numbers, int cities, int routes, int tickets, int ranks) {
  Board board;
  board.a = numbers;
  board.b = numbers + routes;
  board.length = numbers + 2 * routes;
  board.rank = numbers + 3 * routes;  // how many routes before it join the same cities
  board.ticket_a = numbers + 4 * routes;
  board.ticket_b = board.ticket_a + tickets;
  board.points = board.ticket_b + tickets;
  board.cities = cities;
  board.routes = routes;
  board.tickets = tickets;
  board.ranks = ranks;
  return board;
}

// ---- cheapest ways

// Shorten all ways by going over one city. Four distances are a word; compilers for the CPU find wider ones by themselves.
BOTH static inline void go_over(int middle, int cities, int width, uint32_t *words) {
  uint8_t *far = reinterpret_cast<uint8_t *>(words);
#ifdef __CUDACC__
  EACH(i, cities * width) {
    const uint32_t there = far[i / width * 4 * width + middle];
    if (there < kFar) words[i] = __vminu4(words[i], there * 0x01010101u + words[middle * width + i % width]);
  }
#else
  const uint8_t *__restrict__ from = far + middle * 4 * width;
  for (int city = 0; city < cities; ++city) {
    uint8_t *__restrict__ row = far + city * 4 * width;
    const uint8_t there = row[middle];
    if (there == kFar || city == middle) continue;
    for (int i = 0; i < 4 * width; ++i) {
      const uint8_t longer = there + from[i];
      row[i] = longer < row[i] ? longer : row[i];
    }
  }
#endif
}

// Distances of the ends of active tickets, and the points of those that want each open route.
// `weight`: trains that each route takes, 0 for own ones, kFar where it is barred. `words`: room for the distances.
BOTH static void ways_of_lane(const Board &board, const uint8_t *weight, const uint8_t *active, uint32_t *words,
                              uint8_t *wanted, uint8_t *apart, int16_t *demand) {
  const int cities = board.cities, width = (cities + 3) / 4, stride = 4 * width;
  uint8_t *far = reinterpret_cast<uint8_t *>(words);
  EACH(i, cities * width) words[i] = 0x01010101u * kFar;
  TOGETHER;
  EACH(city, cities) far[city * stride + city] = 0;
  TOGETHER;
  for (int rank = 0; rank < board.ranks; ++rank) {
    EACH(route, board.routes) {
      if (board.rank[route] == rank) {
        const int a = board.a[route], b = board.b[route];
        if (weight[route] < far[a * stride + b]) far[a * stride + b] = far[b * stride + a] = weight[route];
      }
    }
    TOGETHER;
  }
  for (int middle = 0; middle < cities; ++middle) {
    go_over(middle, cities, width, words);
    TOGETHER;
  }
  EACH(ticket, board.tickets) {
    const uint8_t trains = far[board.ticket_a[ticket] * stride + board.ticket_b[ticket]];
    apart[ticket] = trains;
    wanted[ticket] = active[ticket] && trains > 0 && trains < kFar;
  }
  TOGETHER;
  EACH(route, board.routes) {
    int points = 0;
    const int price = weight[route];
    if (price > 0 && price < kFar) {
      const int a = board.a[route], b = board.b[route];
      for (int ticket = 0; ticket < board.tickets; ++ticket) {
        if (!wanted[ticket]) continue;
        const uint8_t *from = far + board.ticket_a[ticket] * stride, *to = far + board.ticket_b[ticket] * stride;
        const int left = apart[ticket] - price;
        if (from[a] + to[b] == left || from[b] + to[a] == left) points += board.points[ticket];
      }
    }
    demand[route] = static_cast<int16_t>(points);
  }
}

// ---- longest paths

// The search of `fogg.board`: Euler where at most two places are odd, else from odd places, with a bound.
BOTH static int longest_of_network(const Board &board, const uint8_t *own, int64_t most_steps, bool *exact) {
  uint8_t a[kMostOwn], b[kMostOwn], length[kMostOwn];
  int routes = 0;
  for (int route = 0; route < board.routes && routes < kMostOwn; ++route) {
    if (own[route]) {
      a[routes] = board.a[route];
      b[routes] = board.b[route];
      length[routes++] = board.length[route];
    }
  }
  // Routes at place v: slots first[v] up to first[v + 1].
  uint8_t first[kMostCities + 1], edge[2 * kMostOwn], other[2 * kMostOwn];
  for (int city = 0; city <= board.cities; ++city) first[city] = 0;
  for (int e = 0; e < routes; ++e) {
    ++first[a[e]];
    ++first[b[e]];
  }
  int slots = 0;
  for (int city = 0; city <= board.cities; ++city) {
    slots += first[city];
    first[city] = slots;
  }
  for (int e = routes - 1; e >= 0; --e) {
    int slot = --first[a[e]];
    edge[slot] = e;
    other[slot] = b[e];
    slot = --first[b[e]];
    edge[slot] = e;
    other[slot] = a[e];
  }
  uint64_t seen = 0;
  int best = 0;
  int64_t steps = 0;
  *exact = true;
  for (int start = 0; start < board.cities; ++start) {
    if (seen >> start & 1 || first[start] == first[start + 1]) continue;
    uint8_t part[kMostCities];
    int size = 1, total = 0, odds = 0, losses = 0, large = 0, larger = 0;
    part[0] = start;
    seen |= uint64_t(1) << start;
    for (int i = 0; i < size; ++i) {
      const int v = part[i];
      int least = 255;
      for (int slot = first[v]; slot < first[v + 1]; ++slot) {
        const int trains = length[edge[slot]];
        total += trains;
        least = trains < least ? trains : least;
        if (!(seen >> other[slot] & 1)) {
          seen |= uint64_t(1) << other[slot];
          part[size++] = other[slot];
        }
      }
      if ((first[v + 1] - first[v]) & 1) {
        ++odds;
        losses += least;
        if (least > larger) {
          large = larger;
          larger = least;
        } else if (least > large) {
          large = least;
        }
      }
    }
    total /= 2;
    if (total <= best) continue;
    if (odds <= 2) {
      best = total;
      continue;
    }
    const int bound = total - (1 + losses - large - larger) / 2;
    for (int i = 0; i < size && best < bound; ++i) {
      int city = part[i];
      if (!((first[city + 1] - first[city]) & 1)) continue;
      uint8_t cities[kMostOwn], came[kMostOwn];
      uint64_t used = 0;
      int depth = 0, gone = 0, slot = first[city];
      while (true) {
        if (++steps > most_steps) {
          *exact = false;
          return best;
        }
        if (slot < first[city + 1]) {
          const int e = edge[slot];
          if (used >> e & 1) {
            ++slot;
            continue;
          }
          used |= uint64_t(1) << e;
          cities[depth] = city;
          came[depth++] = slot;
          gone += length[e];
          city = other[slot];
          slot = first[city];
          if (gone > best) {
            best = gone;
            if (best >= bound) break;
          }
        } else {
          if (depth == 0) break;
          city = cities[--depth];
          slot = came[depth];
          used &= ~(uint64_t(1) << edge[slot]);
          gone -= length[edge[slot]];
          ++slot;
        }
      }
    }
  }
  return best;
}

// ---- calls

using Bytes = ffi::Buffer<ffi::U8>;
using Words = ffi::Buffer<ffi::S32>;

#ifdef __CUDACC__

constexpr int kLanesOfBlock = 4;

__global__ void ways_kernel(Board board, int lanes, const uint8_t *weights, const uint8_t *active, uint8_t *apart,
                            int16_t *demand) {
  __shared__ uint32_t words[kLanesOfBlock][kMostCities * kMostCities / 4];
  __shared__ uint8_t wanted[kLanesOfBlock][kMostTickets], near[kLanesOfBlock][kMostTickets];
  const int lane = blockIdx.x * kLanesOfBlock + threadIdx.y;
  if (lane >= lanes) return;
  ways_of_lane(board, weights + int64_t(lane) * board.routes, active + int64_t(lane) * board.tickets,
               words[threadIdx.y], wanted[threadIdx.y], near[threadIdx.y], demand + int64_t(lane) * board.routes);
  __syncwarp();
  EACH(ticket, board.tickets) apart[int64_t(lane) * board.tickets + ticket] = near[threadIdx.y][ticket];
}

__global__ void trails_kernel(Board board, int networks, int64_t most_steps, const uint8_t *own, int32_t *length,
                              uint8_t *exact) {
  const int network = blockIdx.x * blockDim.x + threadIdx.x;
  if (network >= networks) return;
  bool finished;
  length[network] = longest_of_network(board, own + int64_t(network) * board.routes, most_steps, &finished);
  exact[network] = finished;
}

static ffi::Error checked() {
  const cudaError_t problem = cudaGetLastError();
  return problem == cudaSuccess ? ffi::Error::Success() : ffi::Error::Internal(cudaGetErrorString(problem));
}

static ffi::Error ways(cudaStream_t stream, int64_t cities, int64_t ranks, Bytes weights, Bytes active, Words numbers,
                       ffi::ResultBuffer<ffi::U8> apart, ffi::ResultBuffer<ffi::S16> demand) {
  const int lanes = weights.dimensions()[0];
  const Board board = board_of(numbers.typed_data(), cities, weights.dimensions()[1], active.dimensions()[1], ranks);
  ways_kernel<<<(lanes + kLanesOfBlock - 1) / kLanesOfBlock, dim3(32, kLanesOfBlock), 0, stream>>>(
      board, lanes, weights.typed_data(), active.typed_data(), apart->typed_data(), demand->typed_data());
  return checked();
}

static ffi::Error trails(cudaStream_t stream, int64_t cities, int64_t most_steps, Bytes own, Words numbers,
                         ffi::ResultBuffer<ffi::S32> length, ffi::ResultBuffer<ffi::U8> exact) {
  const int networks = own.dimensions()[0];
  const Board board = board_of(numbers.typed_data(), cities, own.dimensions()[1], 0, 1);
  trails_kernel<<<(networks + 127) / 128, 128, 0, stream>>>(board, networks, most_steps, own.typed_data(),
                                                            length->typed_data(), exact->typed_data());
  return checked();
}

#define BIND ffi::Ffi::Bind().Ctx<ffi::PlatformStream<cudaStream_t>>()

#else

static ffi::Error ways(int64_t cities, int64_t ranks, Bytes weights, Bytes active, Words numbers,
                       ffi::ResultBuffer<ffi::U8> apart, ffi::ResultBuffer<ffi::S16> demand) {
  const int64_t lanes = weights.dimensions()[0], routes = weights.dimensions()[1], tickets = active.dimensions()[1];
  const Board board = board_of(numbers.typed_data(), cities, routes, tickets, ranks);
  uint32_t words[kMostCities * kMostCities / 4];
  uint8_t wanted[kMostTickets];
  for (int64_t lane = 0; lane < lanes; ++lane) {
    ways_of_lane(board, weights.typed_data() + lane * routes, active.typed_data() + lane * tickets, words, wanted,
                 apart->typed_data() + lane * tickets, demand->typed_data() + lane * routes);
  }
  return ffi::Error::Success();
}

static ffi::Error trails(int64_t cities, int64_t most_steps, Bytes own, Words numbers,
                         ffi::ResultBuffer<ffi::S32> length, ffi::ResultBuffer<ffi::U8> exact) {
  const int64_t networks = own.dimensions()[0], routes = own.dimensions()[1];
  const Board board = board_of(numbers.typed_data(), cities, routes, 0, 1);
  for (int64_t network = 0; network < networks; ++network) {
    bool finished;
    length->typed_data()[network] =
        longest_of_network(board, own.typed_data() + network * routes, most_steps, &finished);
    exact->typed_data()[network] = finished;
  }
  return ffi::Error::Success();
}

#define BIND ffi::Ffi::Bind()

#endif

XLA_FFI_DEFINE_HANDLER_SYMBOL(fogg_ways, ways,
                              BIND.Attr<int64_t>("cities")
                                  .Attr<int64_t>("ranks")
                                  .Arg<Bytes>()
                                  .Arg<Bytes>()
                                  .Arg<Words>()
                                  .Ret<ffi::Buffer<ffi::U8>>()
                                  .Ret<ffi::Buffer<ffi::S16>>());

XLA_FFI_DEFINE_HANDLER_SYMBOL(fogg_trails, trails,
                              BIND.Attr<int64_t>("cities")
                                  .Attr<int64_t>("most_steps")
                                  .Arg<Bytes>()
                                  .Arg<Words>()
                                  .Ret<ffi::Buffer<ffi::S32>>()
                                  .Ret<ffi::Buffer<ffi::U8>>());

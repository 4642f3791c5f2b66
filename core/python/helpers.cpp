// SPDX-License-Identifier: GPL-3.0-or-later
// The generator and the initialisers follow core/random, which holds their sources in PyTorch.
#include "core/python/helpers.h"

namespace attn::python {

namespace {

constexpr char torch_numbers[] = R"(
def numbers(text, shape, dtype):
    """Many numbers: the base64 of their float32 bytes."""
    return torch.frombuffer(bytearray(base64.b64decode(text)), dtype=torch.float32).reshape(shape).to(dtype)
)";

constexpr char numpy_numbers[] = R"(
def numbers(text, shape, dtype):
    """Many numbers: the base64 of their float32 bytes."""
    return np.frombuffer(base64.b64decode(text), dtype="<f4").reshape(shape).astype(dtype)
)";

constexpr char numpy_softmax[] = R"(
def softmax(x, axis=-1):
    exponentials = np.exp(x - x.max(axis=axis, keepdims=True))
    return exponentials / exponentials.sum(axis=axis, keepdims=True)
)";

// nn.Linear's and nn.MultiheadAttention's draws on any processor as PyTorch makes them without AVX2. The modules' own draws are
// taken back: rand takes the same words from the generator.
constexpr char torch_scalar_layers[] = R"(
def uniform(tensor, bound):
    """tensor.uniform_(-bound, bound) as a PyTorch without AVX2 rounds: the product, then the sum."""
    low = torch.tensor(-bound)
    tensor[:] = torch.rand(tensor.shape) * (torch.tensor(bound) - low) + low


def linear_draws(weight, bias):
    inputs = weight.shape[1]
    uniform(weight, math.sqrt(3.0) * (math.sqrt(2.0 / (1.0 + math.sqrt(5.0) ** 2)) / math.sqrt(inputs)))
    if bias is not None:
        uniform(bias, 1.0 / math.sqrt(inputs))


def linear(inputs, outputs, bias=True):
    """nn.Linear of a PyTorch without AVX2."""
    state = torch.get_rng_state()
    layer = torch.nn.Linear(inputs, outputs, bias)
    torch.set_rng_state(state)
    linear_draws(layer.weight, layer.bias)
    return layer
)";

constexpr char torch_scalar_module[] = R"(
def multihead_attention(width, heads, bias=True):
    """nn.MultiheadAttention of a PyTorch without AVX2."""
    state = torch.get_rng_state()
    module = torch.nn.MultiheadAttention(width, heads, bias=bias)
    torch.set_rng_state(state)
    linear_draws(module.out_proj.weight, module.out_proj.bias)
    uniform(module.in_proj_weight, math.sqrt(3.0) * math.sqrt(2.0 / (width + 3 * width)))
    if bias:
        module.out_proj.bias[:] = 0
    return module
)";

constexpr char torch_mkl[] = R"(
def mkl_bernoulli(probability, *shape):
    """One word of the generator seeds a stream MCG31m1 (Intel's notes for oneMKL); an element is its number < probability."""
    state = torch.get_rng_state()
    word = torch.empty(1, dtype=torch.int64).random_(-2**63, None).item() >> 32 & 0xFFFFFFFF
    torch.set_rng_state(state)
    torch.rand(1)  # that one word further
    count, modulus, step = math.prod(shape), 2**31 - 1, 1132489760
    stream = torch.tensor([word % modulus or 1])
    while stream.numel() < count:  # as many numbers more are those there are, so many steps further
        stream = torch.cat([stream, stream * step % modulus])
        step = step * step % modulus
    return (stream[:count].double() / modulus).reshape(shape) < probability
)";

constexpr char numpy_generator[] = R"(
class Generator:
    """PyTorch's CPU generator: a Mersenne Twister, and how its words become numbers."""

    def manual_seed(self, seed):
        self.twister = np.random.RandomState(seed % 2**32)
        self.cached = None  # the second number of a pair of normals

    def words(self, count):
        return self.twister.randint(0, 2**32, count, dtype=np.uint32)

    def rand(self, *shape):
        words = self.words(math.prod(shape))
        return ((words & 0xFFFFFF).astype(np.float32) * np.float32(2**-24)).reshape(shape)

    def double(self, *shape):
        words = self.words(2 * math.prod(shape)).astype(np.uint64).reshape(-1, 2)
        both = words[:, 0] * np.uint64(2**32) + words[:, 1]
        return ((both % np.uint64(2**53)).astype(np.float64) * 2.0**-53).reshape(shape)
)";

constexpr char numpy_uniform[] = R"(
    def uniform(self, bound, *shape):
        """Between -bound and bound, with one rounding at the end."""
        low = np.float32(-bound)
        width = np.float32(bound) - low
        return fma(self.rand(*shape), width, low)
)";

constexpr char numpy_scalar_uniform[] = R"(
    def uniform(self, bound, *shape):
        """Between -bound and bound, as a PyTorch without AVX2 rounds: the product, then the sum."""
        low = np.float32(-bound)
        width = np.float32(bound) - low
        return self.rand(*shape) * width + low
)";

constexpr char numpy_fma[] = R"(
def fma(a, b, c):
    """a * b + c of float32, rounded once."""
    return (np.asarray(a, np.float64) * np.asarray(b, np.float64) + np.asarray(c, np.float64)).astype(np.float32)
)";

constexpr char numpy_normals[] = R"(
    def randn(self, *shape):
        count = math.prod(shape)
        if count < 16:
            return np.array([self.normal() for _ in range(count)], dtype=np.float32).reshape(shape)
        values = self.rand(count)
        whole = count // 16 * 16
        values[:whole] = box_muller(values[:whole])
        if whole < count:
            values[-16:] = box_muller(self.rand(16))
        return values.reshape(shape)

    def normal(self):
        if self.cached is not None:
            value, self.cached = self.cached, None
            return value
        u1, u2 = self.double(2)
        radius, angle = math.sqrt(-2 * math.log1p(-u2)), 2 * math.pi * u1
        self.cached = radius * math.sin(angle)
        return radius * math.cos(angle)


# Logarithm, sine and cosine as PyTorch's vector code computes them: the polynomials of Cephes (Stephen Moshier), by way of
# avx_mathfun (Julien Pommier, Giovanni Garberoglio; zlib licence).
def polynomial(x, coefficients):
    value = np.float32(coefficients[0])
    for coefficient in coefficients[1:]:
        value = fma(value, x, np.float32(coefficient))
    return value


def log(x):
    mantissa, exponent = np.frexp(x)
    small = mantissa < np.float32(0.707106781186547524)
    exponent = (exponent - small).astype(np.float32)
    y = mantissa - np.float32(1)
    y = np.where(small, y + mantissa, y)
    z = y * y
    p = polynomial(y, [7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1,
                       -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1]) * y
    p = fma(p, z, exponent * np.float32(-2.12194440e-4)) - z * np.float32(0.5)
    return fma(exponent, np.float32(0.693359375), y + p)


def sin_cos(t):
    octant = (t * np.float32(1.27323954473516)).astype(np.int32) + 1 & ~1
    j = octant.astype(np.float32)
    x = fma(j, np.float32(-0.78515625), t)
    x = fma(j, np.float32(-2.4187564849853515625e-4), x)
    x = fma(j, np.float32(-3.77489497744594108e-8), x)
    z = x * x
    c = polynomial(z, [2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2]) * z
    c = fma(c, z, -(z * np.float32(0.5))) + np.float32(1)
    s = polynomial(z, [-1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1]) * z
    s = fma(s, x, x)
    swapped = (octant & 2) != 0
    sine = np.where(swapped, c, s) * np.where(octant & 4, np.float32(-1), np.float32(1))
    cosine = np.where(swapped, s, c) * np.where(~(octant - 2) & 4, np.float32(-1), np.float32(1))
    return sine, cosine


def box_muller(values):
    """Blocks of 16 uniform numbers to normal ones."""
    first, second = values.reshape(-1, 2, 8).swapaxes(0, 1)
    radius = np.sqrt(np.float32(-2) * log(np.float32(1) - first))
    sine, cosine = sin_cos(np.float32(6.283185307179586) * second)
    return np.stack([radius * cosine, radius * sine], axis=1).reshape(-1) + np.float32(0)
)";

constexpr char numpy_layers[] = R"(
def linear(inputs, outputs, bias=True):
    """Weight [outputs, inputs] and bias of nn.Linear."""
    weight = generator.uniform(math.sqrt(3.0) * (math.sqrt(2.0 / (1.0 + math.sqrt(5.0) ** 2)) / math.sqrt(inputs)), outputs, inputs)
    return (weight, generator.uniform(1.0 / math.sqrt(inputs), outputs)) if bias else weight
)";

constexpr char numpy_embedding[] = R"(
def embedding(rows, width, padding_idx=None):
    """The table of nn.Embedding."""
    table = generator.randn(rows, width)
    if padding_idx is not None:
        table[padding_idx] = 0
    return table
)";

constexpr char numpy_module[] = R"(
def multihead_attention(width, bias=True):
    """The parameters of nn.MultiheadAttention."""
    out_weight = linear(width, width, bias)
    in_weight = generator.uniform(math.sqrt(3.0) * math.sqrt(2.0 / (width + 3 * width)), 3 * width, width)
    if not bias:
        return in_weight, out_weight
    zeros = np.zeros(width, dtype=np.float32)
    return in_weight, np.zeros(3 * width, dtype=np.float32), out_weight[0], zeros
)";

constexpr char numpy_mkl[] = R"(
def mkl_bernoulli(probability, *shape):
    """One word of the generator seeds a stream MCG31m1 (Intel's notes for oneMKL); an element is its number < probability."""
    count, modulus, step = math.prod(shape), 2**31 - 1, 1132489760
    stream = np.array([int(generator.words(1)[0]) % modulus or 1], dtype=np.int64)
    while stream.size < count:  # as many numbers more are those there are, so many steps further
        stream = np.concatenate([stream, stream * step % modulus])
        step = step * step % modulus
    return (stream[:count] / modulus).reshape(shape) < probability
)";

} // namespace

std::string helperText(const ScriptBuilder& script)
{
    const bool torch = script.dialect.torch(), scalar = script.scene.config.normals == Normals::Scalar;
    const auto needs = [&](Helper helper) { return script.helpers().contains(helper); };
    const auto mentions = [&](const char* word) { return script.lines().find(word) != std::string::npos; };
    std::string imports, functions;
    const auto add = [&](const char* text) { functions += "\n" + std::string(text); };
    if (needs(Helper::Numbers))
        add(torch ? torch_numbers : numpy_numbers);
    if (torch) {
        if (needs(Helper::Layers))
            add(torch_scalar_layers);
        if (needs(Helper::Module))
            add(torch_scalar_module);
        if (needs(Helper::MklBernoulli))
            add(torch_mkl);
    } else {
        if (needs(Helper::Softmax))
            add(numpy_softmax);
        if (needs(Helper::Generator)) {
            add(numpy_fma);
            add(numpy_generator);
            functions += scalar ? numpy_scalar_uniform : numpy_uniform;
            if (needs(Helper::Normals))
                functions += numpy_normals;
        }
        if (needs(Helper::Layers)) {
            add(numpy_layers);
            if (needs(Helper::Normals))
                add(numpy_embedding);
            if (needs(Helper::Module))
                add(numpy_module);
        }
        if (needs(Helper::MklBernoulli))
            add(numpy_mkl);
    }
    if (needs(Helper::Numbers))
        imports += "import base64\n";
    if (functions.find("math.") != std::string::npos)
        imports += "import math\n";
    if (mentions("inf"))
        imports += mentions("nan") ? "from math import inf, nan\n" : "from math import inf\n";
    else if (mentions("nan"))
        imports += "from math import nan\n";
    if (!imports.empty())
        imports += "\n";
    return imports + (torch ? "import torch\n" : "import numpy as np\n") + functions;
}

} // namespace attn::python

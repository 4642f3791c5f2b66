// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation's launchOf() and runBlock(), for the devices, which launch them.
#pragma once

#include "core/backends/cuda/kernels/addbias.h"
#include "core/backends/cuda/kernels/checkfinite.h"
#include "core/backends/cuda/kernels/cumulate.h"
#include "core/backends/cuda/kernels/dots.h"
#include "core/backends/cuda/kernels/dropcells.h"
#include "core/backends/cuda/kernels/freshrows.h"
#include "core/backends/cuda/kernels/makesums.h"
#include "core/backends/cuda/kernels/moverows.h"
#include "core/backends/cuda/kernels/normheads.h"
#include "core/backends/cuda/kernels/poolstage.h"
#include "core/backends/cuda/kernels/readstage.h"
#include "core/backends/cuda/kernels/rotateheads.h"
#include "core/backends/cuda/kernels/rowpass.h"
#include "core/backends/cuda/kernels/silence.h"
#include "core/backends/cuda/kernels/sinkshares.h"
#include "core/backends/cuda/kernels/tokenscores.h"

"""Removes the grain of a render with few samples. Runs the network of Intel Open Image Denoise, a U-Net of 3 x 3
convolutions, because Debian's Blender is built without that library.

Reads nine 32-bit floats per pixel (color, albedo, normal, each from 0 to 1) and writes three.
Usage: python3 denoise.py WEIGHTS WIDTH HEIGHT < pixels > picture
"""
import struct
import sys

import numpy as np

STRIP = 24


def read_weights(path):
    """The tensors of a .tza file by name."""
    data = open(path, "rb").read()
    magic, _, _, table = struct.unpack_from("<HBBQ", data)
    assert magic == 0x41D7, "not a weights file"
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        dtype = np.float16 if kind == b"h" else np.float32
        tensors[name] = np.frombuffer(data, dtype, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


class Network:
    def __init__(self, weights):
        self.weights = weights

    def convolve(self, name, *inputs, relu=True):
        """One convolution over the stacked inputs, as one matrix product for every strip of rows."""
        weight, bias = self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        out, channels = weight.shape[:2]
        height, width = inputs[0].shape[1:]
        padded = np.zeros((channels, height + 2, width + 2), np.float32)
        start = 0
        for part in inputs:
            padded[start:start + len(part), 1:-1, 1:-1] = part
            start += len(part)
        assert start == channels, (name, start, channels)
        flat = np.ascontiguousarray(weight.transpose(0, 2, 3, 1)).reshape(out, 9 * channels)
        result = np.empty((out, height, width), np.float32)
        for top in range(0, height, STRIP):
            rows = min(STRIP, height - top)
            columns = np.empty((9, channels, rows, width), np.float32)
            for tap in range(9):
                y, x = divmod(tap, 3)
                columns[tap] = padded[:, top + y:top + y + rows, x:x + width]
            part = flat @ columns.reshape(9 * channels, rows * width)
            part += bias[:, None]
            if relu:
                np.maximum(part, 0, out=part)
            result[:, top:top + rows] = part.reshape(out, rows, width)
        return result

    def run(self, pixels):
        halves = []
        x = self.convolve("enc_conv0", pixels)
        for level in (1, 2, 3, 4):
            x = halve(self.convolve(f"enc_conv{level}", x))
            halves.append(x)
        x = self.convolve("enc_conv5b", self.convolve("enc_conv5a", x))
        for level, skipped in ((4, halves[2]), (3, halves[1]), (2, halves[0]), (1, pixels)):
            x = self.convolve(f"dec_conv{level}b", self.convolve(f"dec_conv{level}a", double(x), skipped))
        return self.convolve("dec_conv0", x, relu=False)


def halve(x):
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def double(x):
    return x.repeat(2, axis=1).repeat(2, axis=2)


def main():
    weights, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    pixels = np.frombuffer(sys.stdin.buffer.read(), np.float32).reshape(height, width, 9).transpose(2, 0, 1)
    # The network halves the picture four times, and at the edge it needs something that looks like the picture.
    margin = 16
    padded = np.pad(pixels, ((0, 0), (margin, margin + -height % 16), (margin, margin + -width % 16)), mode="reflect")
    clean = Network(read_weights(weights)).run(padded)[:, margin:margin + height, margin:margin + width]
    sys.stdout.buffer.write(np.ascontiguousarray(clean.clip(0, 1).transpose(1, 2, 0), dtype=np.float32).tobytes())


main()

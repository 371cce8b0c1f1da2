"""What an ear learns: the second layer, four looks at the pieces, one hidden layer, and a head for each matter."""
import random
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from corpus import ABOUT, CRIES, DECLINES, WANTS
from encoder import EPSILON, PARTS, WIDTH, run_layer

LOOKS, HIDDEN, LOUDNESS = 4, 256, 4
# in the order in which src/listen/heard-from.ts reads them
HEADS = {'about': len(ABOUT), 'wants': len(WANTS), 'leans': 1, 'care': 1 + len(CRIES), 'declines': len(DECLINES)}
HEADS |= {'understood': 1, 'chooses': 1, 'timed': 1}


class Ear(nn.Module):
    """`reach`: an ear hears the question and the turn before it 'apart' or 'together'."""

    def __init__(self, shipped, reach, dropout=0.4, piece_dropout=0.1):
        super().__init__()
        self.reach = reach
        self.layer = nn.ParameterDict({name.replace('.', '/'): nn.Parameter(v) for name, v in shipped.layer(1).items()})
        self.whole = nn.Linear(WIDTH, WIDTH)
        self.whole.weight.data = shipped.find('tanh_layer_0/weights').T.clone()
        self.whole.bias.data = shipped.find('tanh_layer_0/bias')
        self.turn = nn.Parameter(0.1 * torch.randn(2, WIDTH))
        self.pool = nn.Linear(WIDTH, LOOKS)
        self.hidden = nn.Linear((1 + LOOKS + 2) * WIDTH + 2, HIDDEN)
        self.heads = nn.Linear(HIDDEN, sum(HEADS.values()))
        self.dropout, self.piece_dropout = nn.Dropout(dropout), piece_dropout

    def part(self, name):
        return self.layer[name.replace('.', '/')] if name in PARTS else None

    def joined(self, lines):
        """Rows of the question, of the question before and of its answer, one after the other; and which is which."""
        texts = []
        for line in lines:
            before, answer = line['before_rows'] if line['before'] else (None, None)
            later = [] if before is None else [before.float() + self.turn[0], answer.float() + self.turn[1]]
            texts.append([line['rows'].float(), *later])
        longest = max(sum(map(len, parts)) for parts in texts)
        rows = torch.zeros(len(lines), longest, WIDTH)
        places = torch.full((len(lines), longest), -1)
        for i, parts in enumerate(texts):
            length = sum(map(len, parts))
            rows[i, :length] = torch.cat(parts)
            places[i, :length] = torch.cat([torch.full((len(part),), place) for place, part in enumerate(parts)])
        return rows, places

    def forward(self, lines):
        rows, places = self.joined(lines)
        if self.training:
            lost = (torch.rand(places.shape) < self.piece_dropout) & ((places >= 0).sum(1, keepdim=True) > 3)
            lost[:, 0] = False
            places = torch.where(lost, torch.tensor(-1), places)
        known = places >= 0
        near = places[:, :, None] == places[:, None, :] if self.reach == 'apart' else known[:, None, :].expand(-1, places.shape[1], -1)
        pieces = run_layer(rows, near, self.part)
        looked_at = places == 0 if self.reach == 'apart' else known
        normal = F.layer_norm(pieces, (WIDTH,), eps=EPSILON)
        looks = torch.softmax(self.pool(normal) + (looked_at[..., None].float() - 1) * 1e9, 1)
        looked = torch.einsum('tpk,tpw->tkw', looks, normal).flatten(1)
        marks = torch.tensor([[1.0 if line['before'] else 0.0, min(2, len(line['ids']) / 30)] for line in lines])
        said = [self.said(pieces, places == place) for place in range(3)]
        features = self.dropout(torch.cat([said[0], looked, said[1], said[2], marks], 1))
        scores = self.heads(self.dropout(F.relu(self.hidden(features))))
        return dict(zip(HEADS, scores.split(list(HEADS.values()), 1)))

    def said(self, pieces, mask):
        """What a text says as a whole; nothing where there is no text."""
        shares = mask.float()[..., None]
        mean = (pieces * shares).sum(1) / shares.sum(1).clamp(min=1)
        return F.normalize(torch.tanh(self.whole(mean)), dim=-1) * LOUDNESS * mask.any(1, keepdim=True)


def shares_of(lines, key, words, first=0.7):
    """The best one weighs most, the others that are right share the rest."""
    target = torch.zeros(len(lines), len(words))
    for i, line in enumerate(lines):
        right = line.get(key) or []
        for place, word in enumerate(right):
            weight = 1.0 if len(right) == 1 else first if place == 0 else (1 - first) / (len(right) - 1)
            target[i, words.index(word)] = weight
    return target


def surprise(scores, shares, any_right=0.7):
    """Mostly that none of the right ones is heard, which is how a reading counts; a little that they are heard unevenly."""
    logs = F.log_softmax(scores, 1)
    uneven = -(shares * logs).sum(1)
    none = -torch.logsumexp(logs + torch.log((shares > 0).float() + 1e-9), 1)
    return (any_right * none * (shares > 0).any(1) + (1 - any_right) * uneven).mean()


def loss_of(heard, lines):
    flags = lambda test: torch.tensor([1.0 if test(line) else 0.0 for line in lines])
    yes = lambda name, test: F.binary_cross_entropy_with_logits(heard[name][:, 0], flags(test))
    about = surprise(heard['about'], shares_of(lines, 'a', ABOUT))
    wants = surprise(heard['wants'], shares_of(lines, 'w', WANTS))
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


def train(shipped, lines, reach, epochs=5, size=32, seed=11, rate=4e-4, head_rate=2e-3):
    torch.manual_seed(seed)
    chance = random.Random(seed)
    ear = Ear(shipped, reach)
    is_known = lambda name: name.startswith(('layer', 'whole'))
    known = [p for name, p in ear.named_parameters() if is_known(name)]
    new = [p for name, p in ear.named_parameters() if not is_known(name)]
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
        print(f'{reach}: epoch {epoch + 1} of {epochs}, loss {total / len(cut):.3f}, {time.time() - begun:.0f} s', flush=True)
    return ear.eval()


@torch.no_grad()
def hear(ears, lines):
    """Probabilities of `about`, `wants` and a cry, and of leaning, for each line: the mean of what the ears hear."""
    heard = [None] * len(lines)
    order = sorted(range(len(lines)), key=lambda i: len(lines[i]['ids']))
    for start in range(0, len(order), 64):
        batch = order[start : start + 64]
        scores = [ear([lines[i] for i in batch]) for ear in ears]
        mean = lambda shares: sum(shares) / len(ears)
        shares = {name: mean([torch.softmax(s[name], 1) for s in scores]) for name in ('about', 'wants', 'care')}
        leans = mean([torch.sigmoid(s['leans'][:, 0]) for s in scores])
        for row, i in enumerate(batch):
            heard[i] = {name: share[row] for name, share in shares.items()} | {'leans': leans[row]}
    return heard

"""Heads on the finished ears: what is done with a message, which known question it is, whether somebody near lies ill, whether a deed is in question."""
import random

import torch
import torch.nn as nn
import torch.nn.functional as F

from corpus import ACTS, KNOWN_QUESTIONS, add_ids, illness_marks, read_corpus
from encoder import FirstLayer, run_layer

# lines that say nothing certain of an act teach little, and there are many of them
OLD_EVERY, OLD_WEIGHT = 6, 0.03
# for what was learned from some hundreds of messages
DECAY = 1.0
# hands that tell of somebody who lies ill, and of what only looks like it
OF_ILLNESS = 'h45', 'h46'
# how hard what was learned of an illness is drawn towards nothing, and how many marks its words have
DRAWN, MARKS = 0.2, 4
# the same of a deed, which has no marks
DRAWN_OF_DEED = 0.05
# how fast a share falls with the distance
NEAR = 20.0


def learn_beside(shipped, ears, export, folds=None):
    """`folds`: measure only, in so many groups of persons, each heard by heads that have not learned from them."""
    read, digest = read_corpus('corpus/[ksw][0-9]*.jsonl', 'corpus/h4[56].jsonl', 'corpus/questions.jsonl', 'corpus/deeds.jsonl')
    near_ill, known = [line for line in read if line['hand'] in OF_ILLNESS], [line for line in read if 'topic' in line]
    lines = [line for line in read if 'd' in line and line['hand'] not in OF_ILLNESS]
    ears_read = read_corpus()[0]
    old = ears_read[::OLD_EVERY]
    every = lines + [line for line in old if len(acts_of(line)) < len(ACTS)]
    features = features_of(shipped, ears, every)
    weights = torch.tensor([1.0] * len(lines) + [OLD_WEIGHT] * (len(every) - len(lines)))
    allowed = torch.tensor([[1.0 if act in acts_of(line) else 0.0 for act in ACTS] for line in every])
    told = near_ill + [line for line in lines if is_plainly_well(line)]
    of_told = features_of_illness(shipped, ears, told)
    is_ill = torch.tensor([float(line.get('ill', 0)) for line in told])
    weighed = deeds_among(lines + ears_read, read)
    of_weighed = torch.cat([features_of(shipped, ears, weighed), sentences_of(shipped, weighed)], 1)
    is_deed = torch.tensor([line['is_deed'] for line in weighed])
    if folds:
        cross_validate(features, every, allowed, weights, folds)
        cross_validate_known(shipped, known, folds)
        cross_validate_illness(of_told, told, is_ill)
        cross_validate_deeds(of_weighed, weighed, is_deed, folds)
        return
    act = fit(features, lambda scores: allowed_loss(scores, allowed, weights), len(ACTS), decay=DECAY)
    asked = torch.tensor([KNOWN_QUESTIONS.index(line['topic']) if line['topic'] != 'none' else len(KNOWN_QUESTIONS) for line in known])
    sentences = sentences_of(shipped, known)
    question = middles_of(sentences, asked)
    deed = fit_share(of_weighed, is_deed, torch.full((of_weighed.shape[1], 1), DRAWN_OF_DEED))
    export({'act': act, 'known': question, 'ill': fit_illness(of_told, is_ill), 'deed': deed}, {
        'learned_by': 'script/train-reader --beside',
        'from': f'{len(lines) + len(near_ill)} messages, {len(known)} known questions and {len(weighed)} of deeds, packages/arion/corpus',
        'corpus_sha256': digest,
    })


def cross_validate(features, lines, allowed, weights, folds):
    labelled = [i for i, line in enumerate(lines) if 'k' in line]
    persons = sorted({lines[i]['person'] for i in labelled})
    random.Random(1).shuffle(persons)
    heard = torch.zeros(len(lines), len(ACTS))
    for group in (set(persons[i::folds]) for i in range(folds)):
        learned = torch.tensor([i for i, line in enumerate(lines) if line['person'] not in group])
        tested = torch.tensor([i for i in labelled if lines[i]['person'] in group])
        kernel, bias = fit(features[learned], lambda scores: allowed_loss(scores, allowed[learned], weights[learned]), len(ACTS), decay=DECAY)
        heard[tested] = torch.softmax(features[tested] @ kernel + bias, 1)
    best = heard.argmax(1)
    right = [ACTS[best[i]] == lines[i]['k'] for i in labelled]
    print(f'{len(labelled)} messages by {len(persons)} persons: what is done with them right in {100 * sum(right) / len(right):.1f} %')
    for number, act in enumerate(ACTS):
        theirs = [i for i in labelled if lines[i]['k'] == act]
        found = [i for i in labelled if best[i] == number]
        for sure in (0.0, 0.6, 0.7, 0.8, 0.9, 0.95):
            kept = [i for i in found if heard[i, number] >= sure]
            hits = sum(lines[i]['k'] == act for i in kept)
            asked = sum(lines[i]['k'] == 'asks' for i in kept)
            print(f'  {act} from {sure}: {hits} of {len(theirs)} heard, {len(kept) - hits} wrongly, {asked} of them questions')
    craft = heard[:, ACTS.index('app')] + heard[:, ACTS.index('craft')]
    for sure in (0.5, 0.6, 0.7, 0.8, 0.9):
        kept = [lines[i]['k'] for i in labelled if craft[i] >= sure]
        print(f'  app or craft from {sure}: {sum(k in ("app", "craft") for k in kept)} heard, {sum(k == "asks" for k in kept)} questions among {len(kept)}')


def cross_validate_known(shipped, known, folds):
    sentences = sentences_of(shipped, known)
    none = len(KNOWN_QUESTIONS)
    asked = torch.tensor([KNOWN_QUESTIONS.index(line['topic']) if line['topic'] != 'none' else none for line in known])
    order = list(range(len(known)))
    random.Random(1).shuffle(order)
    heard = torch.zeros(len(known), none + 1)
    for start in range(folds):
        tested = torch.tensor(order[start::folds])
        learned = torch.tensor([i for place, i in enumerate(order) if place % folds != start])
        kernel, bias = middles_of(sentences[learned], asked[learned])
        heard[tested] = torch.softmax(sentences[tested] @ kernel + bias, 1)
    shares, best = heard[:, :none].max(1)
    is_one = asked < none
    three = (heard[:, :none].topk(3).indices == asked[:, None]).any(1)
    print(f'known questions: first right {(best == asked)[is_one].float().mean():.3f}, among three {three[is_one].float().mean():.3f}')
    for sure in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        kept = shares >= sure
        print(f'  from {sure}: {(kept & (best == asked)).sum()} right, {(kept & is_one & (best != asked)).sum()} wrong, {(kept & ~is_one).sum()} of {(~is_one).sum()} neighbours')


def is_plainly_well(line):
    """A message that was read for illness and has none, and is of no body, death or cry."""
    return line['hand'][0] != 'w' and not (line.get('care') or 'body' in line['a'] or {'medical', 'death'} & set(line.get('dec') or []))


def features_of_illness(shipped, ears, lines):
    """What src/listen/beside.ts hears an illness by: what the ears made of it, its sentence, and the marks of its words."""
    marks = torch.tensor(illness_marks(lines), dtype=torch.float32)
    return torch.cat([features_of(shipped, ears, lines), sentences_of(shipped, lines), marks], 1)


def fit_illness(features, is_ill):
    """The few marks of the words are drawn towards nothing least of all."""
    drawn = torch.full((features.shape[1], 1), DRAWN)
    drawn[-MARKS:] /= 20
    return fit_share(features, is_ill, drawn)


def fit_share(features, is_so, drawn):
    """Kernel and bias of one share, each feature drawn so hard towards nothing."""
    middle, spread = features.mean(0), features.std(0) + 0.01
    scaled = (features - middle) / spread
    weight, bias = torch.zeros(features.shape[1], 1, requires_grad=True), torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.LBFGS([weight, bias], max_iter=80, line_search_fn='strong_wolfe')

    def loss():
        optimizer.zero_grad()
        found = F.binary_cross_entropy_with_logits((scaled @ weight + bias)[:, 0], is_so) + (drawn * weight**2).sum()
        found.backward()
        return found

    optimizer.step(loss)
    kernel = (weight / spread[:, None]).detach()
    return kernel, (bias - middle @ kernel).detach()


def cross_validate_illness(features, lines, is_ill):
    """Each of the hands that tell of illness is heard by a head that learned from the other one, and of half of the persons."""
    half = lambda line: sum(map(ord, line['person'])) % 2 == 0
    group = torch.tensor([OF_ILLNESS.index(line['hand']) if line['hand'] in OF_ILLNESS else int(half(line)) for line in lines])
    heard = torch.zeros(len(lines))
    for tested in (0, 1):
        kernel, bias = fit_illness(features[group != tested], is_ill[group != tested])
        heard[group == tested] = torch.sigmoid(features[group == tested] @ kernel + bias)[:, 0]
    looks = torch.tensor([line['hand'] in OF_ILLNESS for line in lines]) & (is_ill == 0)
    plain = ~looks & (is_ill == 0)
    for sure in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
        hits, near, other = (int((heard[which] >= sure).sum()) for which in (is_ill == 1, looks, plain))
        print(f'  ill from {sure}: {hits} of {int(is_ill.sum())} heard, {near} of {int(looks.sum())} neighbours, {other} of {int(plain.sum())} others')


def deeds_among(lines, read):
    """Lines in which it is marked whether something is in question that the asker could do."""
    marked = {(line['in'], line['q']): float('do' in line) for line in read if line['hand'] == 'deeds'}
    return [{**line, 'is_deed': marked[line['hand'], line['q']]} for line in lines if (line['hand'], line['q']) in marked]


def cross_validate_deeds(features, lines, is_deed, folds):
    persons = sorted({line['person'] for line in lines})
    random.Random(1).shuffle(persons)
    heard = torch.zeros(len(lines))
    for group in (set(persons[i::folds]) for i in range(folds)):
        tested = torch.tensor([line['person'] in group for line in lines])
        kernel, bias = fit_share(features[~tested], is_deed[~tested], torch.full((features.shape[1], 1), DRAWN_OF_DEED))
        heard[tested] = torch.sigmoid(features[tested] @ kernel + bias)[:, 0]
    # the ears have learned from the other hands
    fresh = torch.tensor([line['hand'][0] in 'ksw' for line in lines])
    for name, which in (('all', fresh | True), ('new to the ears', fresh)):
        for sure in (0.5, 0.6, 0.7, 0.8, 0.9):
            kept = which & (heard >= sure)
            print(f'  a deed, {name}, from {sure}: {int(is_deed[kept].sum())} of {int(is_deed[which].sum())} heard, {int((1 - is_deed[kept]).sum())} of {int((1 - is_deed[which]).sum())} others')


def middles_of(sentences, asked):
    """Kernel and bias that tell how near each sentence is to the middle of every question: a dozen lines teach no more."""
    middles = torch.stack([sentences[asked == number].mean(0) for number in range(len(KNOWN_QUESTIONS) + 1)])
    return NEAR * F.normalize(middles, dim=-1).T, torch.zeros(len(middles))


def acts_of(line):
    """What may be done with it: one where it is labelled, else what its other labels leave open."""
    if 'k' in line:
        return [line['k']]
    about, wants, declined = (line.get(key) or [] for key in ('a', 'w', 'dec'))
    if line.get('care') or line.get('u', 1) == 0 or not about or about[0] == 'small_talk':
        return ACTS
    if wants == ['none']:
        return [act for act in ACTS if act not in ('asks', 'craft', 'world')]
    if about[0] == 'arion':
        return ['asks', 'app', 'craft', 'jibes', 'corrects']
    if about[0] in ('chart', 'sky'):
        return ['asks', 'craft', 'corrects']
    if declined:
        return ['asks', 'world']
    return ['asks', 'corrects'] if line.get('l') else ['asks']


def allowed_loss(scores, allowed, weights):
    surprise = -torch.logsumexp(F.log_softmax(scores, 1) + torch.log(allowed + 1e-9), 1)
    return (weights * surprise).sum() / weights.sum()


def fit(features, loss_of, outs, decay, steps=120, rate=0.02):
    """Kernel and bias for the features as they come: they are brought to one scale for learning, and back."""
    torch.manual_seed(11)
    middle, spread = features.mean(0), features.std(0) + 0.01
    scaled = (features - middle) / spread
    head = nn.Linear(features.shape[1], outs)
    nn.init.zeros_(head.weight)
    optimizer = torch.optim.AdamW(head.parameters(), lr=rate, weight_decay=decay)
    for _ in range(steps):
        optimizer.zero_grad()
        loss = loss_of(head(scaled))
        loss.backward()
        optimizer.step()
    kernel = (head.weight / spread).T.detach()
    return kernel, (head.bias - middle @ kernel).detach()


@torch.no_grad()
def features_of(shipped, ears, lines):
    """What src/listen/hearing.ts hands on: of each ear its hidden layer, then whether a turn stood before, and a question mark."""
    add_ids(lines)
    rows = iter(FirstLayer(shipped)([ids for line in lines for ids in (line['ids'], *(line['before'] or ()))]))
    for line in lines:
        line['rows'] = next(rows)
        line['before_rows'] = [next(rows), next(rows)] if line['before'] else None
    order = sorted(range(len(lines)), key=lambda i: sum(map(len, (lines[i]['ids'], *(lines[i]['before'] or ())))))
    hidden = [hidden_of(ear, [lines[i] for i in order]) for ear in ears]
    back = torch.tensor(order).argsort()
    marks = torch.tensor([[1.0 if line['before'] else 0.0, 1.0 if '?' in line['q'] else 0.0] for line in lines])
    return torch.cat([*(each[back] for each in hidden), marks], 1)


def hidden_of(ear, lines):
    kept = []
    watch = ear.heads.register_forward_pre_hook(lambda _, given: kept.append(given[0]))
    for start in range(0, len(lines), 64):
        ear(lines[start : start + 64])
    watch.remove()
    return torch.cat(kept)


@torch.no_grad()
def sentences_of(shipped, lines):
    """What the encoder makes of each text as shipped, of length 1 (src/listen/encoder.ts, openSentence)."""
    add_ids(lines)
    parts = shipped.layer(1)
    whole, bias = shipped.find('tanh_layer_0/weights'), shipped.find('tanh_layer_0/bias')
    said = []
    for rows in FirstLayer(shipped)([line['ids'] for line in lines]):
        near = torch.ones(1, len(rows), len(rows), dtype=torch.bool)
        said.append(torch.tanh(run_layer(rows.float()[None], near, parts.get).mean(1) @ whole + bias)[0])
    return F.normalize(torch.stack(said), dim=-1)

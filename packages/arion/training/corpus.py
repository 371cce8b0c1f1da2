"""The corpus and its labels as targets. Words of the labels: src/listen/vocabulary.ts, read from there."""
import glob
import hashlib
import json
import math
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
ARION = os.path.dirname(HERE)


def words_of(name):
    """The list of that name in vocabulary.ts: one home for the words."""
    with open(os.path.join(ARION, 'src/listen/vocabulary.ts')) as file:
        listed = re.search(rf'export const {name} = \[(.*?)\] as const', file.read(), re.S).group(1)
    return re.findall(r"'([a-z_]+)'", re.sub(r'/\*\*.*?\*/', '', listed))


ABOUT, WANTS, CRIES, DECLINES = (words_of(name) for name in ('ABOUT', 'WANTS', 'CRIES', 'DECLINES'))
ACTS, KNOWN_QUESTIONS = words_of('ACTS'), words_of('KNOWN_QUESTIONS')


# h45 and h46 teach the heads beside the ears alone
OF_EARS = 'corpus/[hq][0-3]*.jsonl', 'corpus/h4[0-4].jsonl'


def read_corpus(*patterns):
    """Lines of all files (of the ears', unless others are named), each with its `hand`; and what they are known by."""
    paths = [path for pattern in patterns or OF_EARS for path in glob.glob(os.path.join(ARION, pattern))]
    lines, digest = [], hashlib.sha256()
    for path in sorted(paths):
        with open(path, 'rb') as file:
            content = file.read()
        digest.update(content)
        hand = os.path.basename(path).removesuffix('.jsonl')
        for line in content.decode().splitlines():
            label = json.loads(line)
            if 'hand' in label:
                person = f"{hand} {label['hand']}"
            if 'q' in label:
                lines.append({**label, 'hand': hand, 'person': person if 'd' in label else hand})
    return lines, digest.hexdigest()


def pairs_in(lines):
    """How much oftener than by chance a wish goes with a theme: logarithms, a row for each of ABOUT."""
    counts = [[0.5] * len(WANTS) for _ in ABOUT]
    for line in lines:
        if line.get('care') or line.get('u', 1) == 0:
            continue
        for about in line['a']:
            for wants in line['w']:
                counts[ABOUT.index(about)][WANTS.index(wants)] += 1 / (len(line['a']) * len(line['w']))
    of_about = [sum(row) for row in counts]
    of_wants = [sum(column) for column in zip(*counts)]
    every = sum(of_about)
    return [[math.log(n * every / (a * w)) for n, w in zip(row, of_wants)] for row, a in zip(counts, of_about)]


def within(ids, head, tail):
    """Beginning and end of a long text, as src/listen/hearing.ts cuts it."""
    return (ids if len(ids) <= head + tail else ids[:head] + (ids[-tail:] if tail else [])) or [0]


def add_ids(lines):
    """Ids of the question, of the question before and of its answer, cut as the reader cuts them."""
    texts = [text for line in lines for text in (line['q'], *(line['t'][-1] if line.get('t') else ('', '')))]
    ids = run_node('tokenize.ts', texts)
    for i, line in enumerate(lines):
        question, before, answer = ids[3 * i : 3 * i + 3]
        line['ids'] = within(question, 30, 50)
        line['before'] = [within(before, 0, 40), within(answer, 20, 28)] if line.get('t') else None


def illness_marks(lines):
    """What of an illness stands in the words of each line, counted as src/listen/illness-marks.ts counts it."""
    return run_node('marks.ts', [line['q'] for line in lines])


def run_node(script, texts):
    node = subprocess.run(['node', os.path.join(HERE, script)], input=json.dumps(texts), capture_output=True, text=True, check=True)
    return json.loads(node.stdout)

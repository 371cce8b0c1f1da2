"""Letters made of the corpus: a message among sentences that the same hand told elsewhere, so that ears learn to find what is asked, and a cry, in them."""
import random

from corpus import run_node

# words of a sentence that tells anything, and characters of a message that is no letter yet
SHORTEST_TOLD, LONGEST = 5, 220
CALM, CRIES = 2500, 800


def letters_of(lines, seed=5):
    """So many of messages without a cry and of cries; the labels are those of the message."""
    chance = random.Random(seed)
    alone = [line for line in lines if not line.get('t') and line.get('u', 1) and len(line['q']) < LONGEST]
    calm = [line for line in alone if not line.get('care')]
    told = {}
    for line, sentences in zip(calm, run_node('tellings.ts', [line['q'] for line in calm])):
        if len(line['q'].split()) > 12:
            told.setdefault(line['hand'], []).extend(one for one in sentences if len(one.split()) >= SHORTEST_TOLD)
    cries = [line for line in alone if line.get('care')]
    begun = chance.sample(calm, min(CALM, len(calm))) + chance.sample(cries, min(CRIES, len(cries)))
    return [letter(line, told[line['hand']], chance) for line in begun if len(told.get(line['hand'], [])) > 20]


def letter(line, told, chance):
    sentences = chance.sample(told, chance.randint(3, 8))
    sentences = [one for one in sentences if one not in line['q']]
    sentences.insert(chance.randint(0, len(sentences)), line['q'])
    return {**line, 'is_made': True, 'q': ' '.join(one if one[-1] in '.!?' else f'{one}.' for one in sentences)}

import { REQUEST_MESSAGE_MAX } from '@astrarium/contracts'

/** Longest name that a letter carries. */
const MOST = 60

/** Control characters, line breaks, and marks that turn the direction of writing or take no room. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu

/** An initial or a title that runs into the name: "J.Smith", "St.John". */
const RUN_IN = /(?<![\p{L}\p{N}.@/:])((?:(?:\p{Lu}\p{Ll}?|Ste|Mrs|Prof)\.)+)(?=\p{Lu}\p{Ll})/gu

/**
 * What a mail program may make a link of, by one sign each, whatever stands around it: the @ of mail, the
 * slashes or name of a scheme, and a dot that two signs of a name of a host follow, or a figure. A dot after
 * which a word ends, or begins with one letter, is an abbreviation: "St. John", "J.R. Smith", "Ng.".
 */
const ADDRESS =
  /@|\/\/|\\\\|:\/|\b(?:mailto|tel|sms|skype|callto|javascript|data):\S|\bwww\.|[.。][\p{L}\p{M}\p{N}_-]{2}|[.。]\p{N}/iu
/** As many figures as a telephone has. */
const NUMBER = /\+?\d[\d\s()./-]{4,}\d/g

/**
 * A name as a letter may carry it to a stranger: no address, no line of its own, nothing unseen. The part of
 * the mail before the @ where nothing is left of it, and "Someone" where there is no such part.
 */
export function cleanName(name: string, email: string): string {
  return cleaned(name) || cleaned(email.split('@')[0] ?? '') || 'Someone'
}

/** What somebody writes beside a request, as a stranger may read it. Null where nothing is left. */
export function cleanMessage(message: string | null): string | null {
  return cleaned(message ?? '', REQUEST_MESSAGE_MAX) || null
}

function cleaned(text: string, most = MOST): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(RUN_IN, '$1 ')
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word.normalize('NFKC')))
    .join(' ')
    .replace(NUMBER, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim()
}

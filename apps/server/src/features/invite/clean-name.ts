/** Longest name that a letter carries. */
const MOST = 60

/** What reads as an address of a page or of mail, or could become one in somebody's mail reader. */
const ADDRESS = /\S*(?:@|:\/\/|\bwww\.)\S*|\S+\.[a-z]{2,}(?:[/?#:]\S*)?(?=\s|$|[,;!?])/giu
/** Control characters, line breaks, and marks that turn the direction of writing or take no room. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * A name as a letter may carry it to a stranger: no address, no line of its own, nothing unseen. The part of
 * the mail before the @ where nothing is left of it, and "Someone" where there is no such part.
 */
export function cleanName(name: string, email: string): string {
  return cleaned(name) || cleaned(email.split('@')[0] ?? '') || 'Someone'
}

function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(ADDRESS, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST)
    .trim()
}

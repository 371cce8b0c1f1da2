export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif'

/** What a file is by its first bytes, whatever it is called; null for anything that is no photo of ours. */
export function photoFormat(bytes: Buffer): PhotoFormat | null {
  const begins = bytes.toString('latin1', 0, 16)
  if (begins.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(begins)) return 'gif'
  return /^RIFF....WEBP/s.test(begins) ? 'webp' : null
}

/**
 * Whether something else hides in it: a page, a program, a document or an archive that another reader would
 * find. Nothing of it would outlive the re-encoding, but whoever sends it means no photo.
 */
export function isTwoThings(bytes: Buffer): boolean {
  return (
    bytes.subarray(-ARCHIVE_ENDS_WITHIN).includes('PK\x05\x06', 0, 'latin1') ||
    OTHERS.some((begin) => bytes.includes(begin, 0, 'latin1'))
  )
}

/** Whether a PNG has further frames, which its reader does not tell. */
export function isMovingPng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

const OTHERS = [
  '%PDF-',
  '<script',
  '<?php',
  '<!DOCTYPE',
  '<!doctype',
  '<html',
  '#!/bin/',
  '\x7fELF\x02\x01\x01',
]
/** how far from its end a zip file may say that it is one */
const ARCHIVE_ENDS_WITHIN = 65_557

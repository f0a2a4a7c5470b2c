/** One frame of a moving picture: a WebP file, and how long it stays. */
export interface Frame {
  readonly webp: Buffer;
  readonly milliseconds: number;
}

/** Joins still WebP pictures of the same size, unchanged, into an animation that repeats forever. */
export function movingPicture(frames: readonly Frame[], width: number, height: number): Buffer {
  // Of the flags, only "animated" is set.
  const header = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), u24(width - 1), u24(height - 1)]));
  const animation = chunk('ANIM', Buffer.alloc(6));
  const shown = frames.map(({ webp, milliseconds }) => {
    const place = Buffer.concat([u24(0), u24(0), u24(width - 1), u24(height - 1), u24(milliseconds)]);
    return chunk('ANMF', Buffer.concat([place, Buffer.from([0b10]), pictureIn(webp)]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), header, animation, ...shown]);
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length), body]);
}

/** The chunk with the image of a still picture. */
function pictureIn(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const end = at + 8 + padded(webp.readUInt32LE(at + 4));
    if (name === 'VP8 ' || name === 'VP8L') return webp.subarray(at, end);
    at = end;
  }
  throw new Error('this is no WebP picture');
}

function chunk(name: string, content: Buffer): Buffer {
  const padding = Buffer.alloc(padded(content.length) - content.length);
  return Buffer.concat([Buffer.from(name), u32(content.length), content, padding]);
}

/** Chunks begin at even positions. */
function padded(length: number): number {
  return length + (length % 2);
}

function u24(number: number): Buffer {
  return u32(number).subarray(0, 3);
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

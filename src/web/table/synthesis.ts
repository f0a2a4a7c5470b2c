import type { Sound } from '../board/board.ts';

/** Short sounds, made on the spot from noise and plucked tones, and what each feels like. Nothing is downloaded. */

interface Part {
  /** Seconds after the start; a longer or shorter animation stretches only this. */
  readonly at?: number;
  /** Seconds until it is loudest, and from then until it is gone. */
  readonly attack?: number;
  readonly length: number;
  readonly volume: number;
}

/** Noise through a filter. */
interface Noise extends Part {
  readonly kind: 'noise';
  readonly filter: 'bandpass' | 'lowpass' | 'highpass';
  /** Where the filter sits, in hertz, and where it goes. */
  readonly pitch: number;
  readonly to?: number;
  readonly sharpness?: number;
}

interface Tone extends Part {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle';
  readonly pitch: number;
  readonly to?: number;
}

/** A small cube of bone on a table: each hit is weaker than the last. */
const HITS = [0, 0.075, 0.14, 0.235, 0.29, 0.33];

const RECIPES: Readonly<Record<Sound, readonly (Noise | Tone)[]>> = {
  // Heavy and dull, with a grain of grit.
  stone: [
    { kind: 'tone', wave: 'sine', pitch: 150, to: 62, length: 0.17, volume: 0.8 },
    { kind: 'noise', filter: 'lowpass', pitch: 620, length: 0.09, volume: 0.75 },
    { kind: 'noise', filter: 'highpass', pitch: 3200, length: 0.025, volume: 0.16 },
  ],
  // Hollow and short.
  wood: [
    { kind: 'tone', wave: 'triangle', pitch: 470, to: 400, length: 0.1, volume: 1.2 },
    { kind: 'tone', wave: 'sine', pitch: 1180, length: 0.045, volume: 0.5 },
    { kind: 'noise', filter: 'bandpass', pitch: 1500, length: 0.03, volume: 0.75 },
  ],
  die: HITS.flatMap((at, i): (Noise | Tone)[] => [
    {
      kind: 'noise',
      filter: 'bandpass',
      pitch: 2300 - 90 * i,
      sharpness: 3,
      length: 0.06,
      volume: 4.4 - 0.36 * i,
      at,
    },
    { kind: 'tone', wave: 'triangle', pitch: 900 - 40 * i, length: 0.04, volume: 1 - 0.08 * i, at },
  ]),
  // A flick of paper: all air.
  card: [
    { kind: 'noise', filter: 'highpass', pitch: 2600, to: 6200, attack: 0.025, length: 0.085, volume: 1 },
    { kind: 'noise', filter: 'bandpass', pitch: 1900, length: 0.03, volume: 1, at: 0.075 },
  ],
  // Stone along stone.
  slide: [
    {
      kind: 'noise',
      filter: 'bandpass',
      pitch: 320,
      to: 760,
      sharpness: 1.1,
      attack: 0.1,
      length: 0.3,
      volume: 3.3,
    },
    { kind: 'noise', filter: 'lowpass', pitch: 170, attack: 0.08, length: 0.32, volume: 3.2 },
  ],
  // It whistles down; the thud comes when it lands.
  fall: [
    { kind: 'tone', wave: 'sine', pitch: 1250, to: 230, attack: 0.04, length: 0.6, volume: 0.28 },
    { kind: 'tone', wave: 'sine', pitch: 120, to: 46, length: 0.24, volume: 0.68, at: 0.82 },
    { kind: 'noise', filter: 'lowpass', pitch: 420, length: 0.11, volume: 0.6, at: 0.82 },
  ],
  // Three steps up.
  gain: [523, 659, 784].flatMap((pitch, i): Tone[] => [
    { kind: 'tone', wave: 'triangle', pitch, length: 0.3, volume: 0.6, at: 0.085 * i },
    { kind: 'tone', wave: 'sine', pitch: 2 * pitch, length: 0.14, volume: 0.16, at: 0.085 * i },
  ]),
  // A curtain drawn aside, and an open fifth behind it.
  reveal: [
    { kind: 'noise', filter: 'bandpass', pitch: 700, to: 3000, attack: 0.12, length: 0.1, volume: 0.6 },
    { kind: 'tone', wave: 'triangle', pitch: 220, attack: 0.02, length: 0.75, volume: 0.5, at: 0.14 },
    { kind: 'tone', wave: 'triangle', pitch: 330, attack: 0.02, length: 0.75, volume: 0.42, at: 0.14 },
  ],
};

/** In milliseconds: on, off, on, … */
const FEELS: Readonly<Record<Sound, readonly number[]>> = {
  stone: [28],
  wood: [12],
  die: [8, 60, 8, 60, 8, 80, 6],
  card: [5],
  slide: [40],
  fall: [8, 800, 60],
  gain: [14, 60, 14, 60, 24],
  reveal: [10, 120, 22],
};

/** Low enough that the loudest sounds do not clip. */
const LOUDNESS = 0.5;

let context: AudioContext | null = null;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

export function perform(
  sound: Sound,
  how: { readonly tempo: number; readonly isHeard: boolean; readonly isFelt: boolean },
): void {
  // Before the first tap or key press, browsers let no page make sounds or vibrate, and some complain each time.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  if (how.isFelt) navigator.vibrate?.([...FEELS[sound]]);
  if (!how.isHeard || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  schedule(context, sound, how.tempo);
}

/** Schedules a sound on a context, starting at its current time. */
export function schedule(audio: BaseAudioContext, sound: Sound, tempo: number): void {
  for (const part of RECIPES[sound]) make(audio, part, tempo);
}

function make(audio: BaseAudioContext, part: Noise | Tone, tempo: number): void {
  const start = audio.currentTime + (part.at ?? 0) * tempo;
  const peak = start + (part.attack ?? 0.002);
  const end = peak + part.length;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part.volume * LOUDNESS, peak);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(audio.destination);
  if (part.kind === 'noise') {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseFor(audio), loop: true });
    const filter = new BiquadFilterNode(audio, {
      type: part.filter,
      frequency: part.pitch,
      Q: part.sharpness ?? 0.9,
    });
    bend(filter.frequency, part, start, end);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = new OscillatorNode(audio, { type: part.wave, frequency: part.pitch });
    bend(source.frequency, part, start, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

function bend(
  frequency: AudioParam,
  { pitch, to }: { readonly pitch: number; readonly to?: number },
  start: number,
  end: number,
): void {
  if (to === undefined) return;
  frequency.setValueAtTime(pitch, start);
  frequency.exponentialRampToValueAtTime(to, end);
}

/** Half a second of noise, always the same. */
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48271) % 2147483647;
    samples[i] = (2 * seed) / 2147483647 - 1;
  }
  noises.set(audio, noise);
  return noise;
}

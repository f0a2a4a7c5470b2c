import type { Sound } from '../board/board.ts';
import { settings } from '../settings/settings.ts';

/** Short sounds, made on the spot: knocks of filtered noise and a few plucked tones. Nothing is downloaded. */
interface Knock {
  readonly kind: 'knock';
  /** Where the filter of the noise sits, in hertz; how long it rings, in seconds; how loud. */
  readonly pitch: number;
  readonly length: number;
  readonly volume: number;
  /** Seconds after the start. */
  readonly at?: number;
}

interface Tone {
  readonly kind: 'tone';
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly length: number;
  readonly volume: number;
  readonly at?: number;
}

const RECIPES: Readonly<Record<Sound, readonly (Knock | Tone)[]>> = {
  stone: [
    { kind: 'knock', pitch: 420, length: 0.09, volume: 0.9 },
    { kind: 'knock', pitch: 1900, length: 0.03, volume: 0.25 },
  ],
  wood: [
    { kind: 'knock', pitch: 950, length: 0.06, volume: 0.7 },
    { kind: 'tone', pitch: 310, to: 240, length: 0.06, volume: 0.2 },
  ],
  die: [0, 0.07, 0.13, 0.2, 0.24].map(at => ({ kind: 'knock', pitch: 1500, length: 0.03, volume: 0.5, at })),
  card: [{ kind: 'knock', pitch: 4200, length: 0.07, volume: 0.25 }],
  slide: [{ kind: 'knock', pitch: 700, length: 0.28, volume: 0.35 }],
  fall: [
    { kind: 'tone', pitch: 620, to: 130, length: 0.4, volume: 0.25 },
    { kind: 'knock', pitch: 220, length: 0.12, volume: 0.8, at: 0.38 },
  ],
  gain: [
    { kind: 'tone', pitch: 523, length: 0.16, volume: 0.2 },
    { kind: 'tone', pitch: 784, length: 0.24, volume: 0.2, at: 0.09 },
  ],
  reveal: [
    { kind: 'knock', pitch: 2600, length: 0.05, volume: 0.3 },
    { kind: 'tone', pitch: 392, length: 0.14, volume: 0.15, at: 0.04 },
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound, if the person wants sounds and the browser allows it. */
export function hear(sound: Sound): void {
  if (!settings.value.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const part of RECIPES[sound]) make(context, part);
}

function make(audio: AudioContext, part: Knock | Tone): void {
  const start = audio.currentTime + (part.at ?? 0);
  const end = start + part.length;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(part.volume * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  if (part.kind === 'knock') {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseFor(audio) });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: part.pitch, Q: 1.4 });
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = new OscillatorNode(audio, { type: 'triangle', frequency: part.pitch });
    if (part.to !== undefined) source.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

function noiseFor(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
}

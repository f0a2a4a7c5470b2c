import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '../server/process.ts';

/** Makes the disk look full to the process as soon as a file would become longer than this; nobody else is affected. */
export function limitFiles({ pid }: RunningServer, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

/** A disk in memory that can be made full for everybody. Only root can have one. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'quattro-mura-disk-'));
  readonly #megabytes: number;

  private constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /** Null if this is not allowed. */
  static mount(megabytes: number): SmallDisk | null {
    const disk = new SmallDisk(megabytes);
    try {
      const options = `size=${megabytes}m,mode=755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk.folder], { stdio: 'ignore' });
      return disk;
    } catch {
      rmdirSync(disk.folder);
      return null;
    }
  }

  /** From now on there is room for no more than this. */
  fill(leftKilobytes: number): void {
    const { bsize, blocks, bfree } = statfsSync(this.folder);
    this.#resize(`${Math.ceil((bsize * (blocks - bfree)) / 1024) + leftKilobytes}k`);
  }

  free(): void {
    this.#resize(`${this.#megabytes}m`);
  }

  remove(): void {
    execFileSync('umount', [this.folder]);
    rmdirSync(this.folder);
  }

  #resize(size: string): void {
    execFileSync('mount', ['-o', `remount,size=${size}`, this.folder]);
  }
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../../src/protocol/calls.ts';

/** What a push service was given for a device, and what the device made of it. */
interface Delivery {
  readonly device: string;
  readonly call: Call;
  readonly topic: string;
  /** The public key of the server that sent it. */
  readonly sender: string;
}

/** A device like a browser: with its own keys, so that only it can read its calls (RFC 8291). */
class Device {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#keys.generateKeys();

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const secret = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
    const key = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** A push service for tests: accepts what servers send to devices, and reads it as the devices would. */
export class PushService {
  readonly deliveries: Delivery[] = [];
  /** What it answers for devices that are gone, or while it is in trouble. */
  readonly answers = new Map<string, number>();
  readonly #devices = new Map<string, Device>();
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#take(request).then(status => response.writeHead(status).end());
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** As a browser hands it to the app. */
  subscribe(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const device = new Device();
    this.#devices.set(name, device);
    return { endpoint: `${this.origin}/${name}`, keys: device.keys };
  }

  /** What it was given after this many others, once it has arrived. */
  async delivery(after: number): Promise<Delivery> {
    while (this.deliveries.length <= after) await new Promise<void>(resolve => this.#waiting.push(resolve));
    return this.deliveries[after];
  }

  /** The kinds of the calls a device got, in order. */
  kindsAt(name: string): string[] {
    return this.deliveries.filter(({ device }) => device === name).map(({ call }) => call.kind);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #take(request: IncomingMessage): Promise<number> {
    const name = request.url?.slice(1) ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = this.answers.get(name);
    if (answer !== undefined) return answer;
    const device = this.#devices.get(name);
    if (!device) return 404;
    this.deliveries.push({
      device: name,
      call: JSON.parse(device.read(Buffer.concat(chunks))),
      topic: String(request.headers.topic),
      sender: /k=([\w-]+)/.exec(String(request.headers.authorization))?.[1] ?? '',
    });
    for (const resolve of this.#waiting.splice(0)) resolve();
    return 201;
  }
}

import { type Service, startPostgres, startRedis } from '../services.ts';
import { Place, type RunningServer } from './process.ts';
import { Wire } from './wire.ts';

/** Several processes behind a load balancer that knows nothing of sessions, with PostgreSQL and Redis of their own. */
export class Cluster {
  readonly place = new Place();
  readonly postgres: Service;
  readonly redis: Service;
  readonly balancer: Wire;
  readonly servers: RunningServer[] = [];

  private constructor(postgres: Service, redis: Service, balancer: Wire) {
    this.postgres = postgres;
    this.redis = redis;
    this.balancer = balancer;
  }

  static async start(count: number, settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
    const [postgres, redis, balancer] = await Promise.all([startPostgres(), startRedis(), Wire.to()]);
    const cluster = new Cluster(postgres, redis, balancer);
    await Promise.all(Array.from({ length: count }, () => cluster.add(settings)));
    return cluster;
  }

  get origin(): string {
    return this.balancer.origin;
  }

  /** One more process. */
  async add(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
    const server = await this.place.start({
      DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
      ...settings,
    });
    this.servers.push(server);
    this.#aim();
    return server;
  }

  /** SIGKILL. The balancer sends nobody there any more. */
  async kill(server: RunningServer): Promise<void> {
    this.servers.splice(this.servers.indexOf(server), 1);
    this.#aim();
    await server.kill();
  }

  async remove(): Promise<void> {
    await this.balancer.close();
    await this.place.remove();
    await Promise.all([this.postgres.remove(), this.redis.remove()]);
  }

  #aim(): void {
    this.balancer.aimAt(...this.servers.map(({ origin }) => Number(new URL(origin).port)));
  }
}

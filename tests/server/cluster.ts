import { type Service, startPostgres, startRedis } from '../services.ts';
import { Place, type RunningServer } from './process.ts';
import { Wire } from './wire.ts';

/** One process of a cluster, and its lines to the services. */
export interface Member {
  readonly server: RunningServer;
  readonly toPostgres: Wire;
  readonly toRedis: Wire;
}

/** Several processes behind a load balancer that knows nothing about sessions, with their own PostgreSQL and Redis. */
export class Cluster {
  readonly place = new Place();
  readonly postgres: Service;
  readonly redis: Service;
  readonly balancer: Wire;
  readonly members: Member[] = [];

  private constructor(postgres: Service, redis: Service, balancer: Wire) {
    this.postgres = postgres;
    this.redis = redis;
    this.balancer = balancer;
  }

  static async start(
    count: number,
    settings: Readonly<Record<string, string>> = {},
    database: Parameters<typeof startPostgres>[0] = {},
  ): Promise<Cluster> {
    const [postgres, redis, balancer] = await Promise.all([startPostgres(database), startRedis(), Wire.to()]);
    const cluster = new Cluster(postgres, redis, balancer);
    await Promise.all(Array.from({ length: count }, () => cluster.add(settings)));
    return cluster;
  }

  get origin(): string {
    return this.balancer.origin;
  }

  /** Adds one more process. */
  async add(settings: Readonly<Record<string, string>> = {}): Promise<Member> {
    const [toPostgres, toRedis] = await Promise.all([Wire.to(this.postgres.port), Wire.to(this.redis.port)]);
    const server = await this.place.start({
      DATABASE_URL: toPostgres.inFrontOf(this.postgres.url),
      REDIS_URL: toRedis.inFrontOf(this.redis.url),
      ...settings,
    });
    const member = { server, toPostgres, toRedis };
    this.members.push(member);
    this.#aim();
    return member;
  }

  /** SIGKILL. The balancer no longer sends anybody there. */
  async kill(member: Member): Promise<void> {
    this.leaveOut(member);
    await member.server.kill();
    await Promise.all([member.toPostgres.close(), member.toRedis.close()]);
  }

  /** Asks it to shut down, once the balancer no longer sends anybody there. Resolves to its exit code. */
  async stop(member: Member): Promise<number | null> {
    this.leaveOut(member);
    const code = await member.server.stop();
    await Promise.all([member.toPostgres.close(), member.toRedis.close()]);
    return code;
  }

  /** The balancer no longer sends anybody there. */
  leaveOut(member: Member): void {
    this.members.splice(this.members.indexOf(member), 1);
    this.#aim();
  }

  readmit(member: Member): void {
    this.members.push(member);
    this.#aim();
  }

  async remove(): Promise<void> {
    await this.balancer.close();
    await this.place.remove();
    for (const { toPostgres, toRedis } of this.members) {
      await Promise.all([toPostgres.close(), toRedis.close()]);
    }
    await Promise.all([this.postgres.remove(), this.redis.remove()]);
  }

  #aim(): void {
    this.balancer.aimAt(...this.members.map(({ server }) => Number(new URL(server.origin).port)));
  }
}

import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../scripts/build.ts';
import { serveApp } from '../../src/server/app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the app is served. */
    base: string;
    /** The folder that it was built into. */
    built: string;
  }
}

/** Builds the app once, or takes the build in `DIST`, and serves it with the real server on a free port. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const built = process.env.DIST ?? (await buildIfStale(root));
  const server = await serveApp(built);
  project.provide('base', await server.listen({ port: 0, host: '127.0.0.1' }));
  project.provide('built', built);
  return () => server.close();
}

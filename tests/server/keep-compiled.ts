import { flushCompileCache } from 'node:module';

/** Loaded into a server before anything else: what is killed writes nothing down at its end, so it does so while it runs. */
setInterval(flushCompileCache, 500).unref();

import { proveBus } from './bus.suite.ts';
import { LocalBus } from './bus.ts';

proveBus('of one process', () => {
  const bus = new LocalBus();
  return { open: async () => bus, settle: async () => {}, clear: () => bus.close() };
});

import { oneProcess } from './served.ts';
import { proveSockets } from './socket.suite.ts';

proveSockets(oneProcess);

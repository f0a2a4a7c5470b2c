import { proveMyData } from './my-data.suite.ts';
import { oneProcess } from './served.ts';

proveMyData(oneProcess);

import { Workbox } from 'workbox-window'
import { toWorkerUrl } from './scriptUrls.ts'

export const createWorkbox = () => new Workbox(toWorkerUrl())

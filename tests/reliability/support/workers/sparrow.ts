// The worker of the app, on a disk that may fail.
import { watchCalls } from '../faults.ts'
import '../../../../main/services/sparrow-worker.ts'

watchCalls()

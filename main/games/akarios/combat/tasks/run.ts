// The form of a task's code: it changes the draft, tells what happened, and sends further tasks ahead.
import type { Fight } from '../fight.ts'
import type { TaskOf, TaskType } from './task.ts'

export type Run<T extends TaskType> = (fight: Fight, task: TaskOf<T>) => void

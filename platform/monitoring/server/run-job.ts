import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Jobs } from '#kernel/server/jobs.ts'

export type Queue = Pick<Jobs, 'states' | 'runNow' | 'retryFailed'>

/**
 * Starts a scheduled job at once, by hand.
 * @throws Refusal 404; 400 for one that works only on what it is handed
 */
export async function runJob(queue: Queue, name: string): Promise<void> {
  const { cron } = await jobNamed(queue, name)
  if (cron === null) throw new Refusal(400, 'JOB_NOT_SCHEDULED', 'monitoring.job-not-scheduled')
  await queue.runNow(name)
}

/** @throws Refusal 404 */
export async function retryFailed(queue: Queue, name: string): Promise<{ retried: number }> {
  await jobNamed(queue, name)
  return { retried: await queue.retryFailed(name) }
}

async function jobNamed(queue: Queue, name: string) {
  const job = (await queue.states()).find(state => state.name === name)
  if (!job) throw notFound()
  return job
}

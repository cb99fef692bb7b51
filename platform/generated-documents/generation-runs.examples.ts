import type { Examples } from '#kernel/testing/examples.ts'
import type { generationRunsCalls } from './generation-runs.calls.ts'

export const generationRunsExamples: Examples<typeof generationRunsCalls> = {
  createGenerationRun: here => ({
    modelId: here.id('platform.document_model', row => row.published_version !== null),
    name: 'mots',
    items: [
      {
        documentName: 'mot',
        sourceObjects: { employee: here.id('rh.employee', row => row.status === 'active') },
      },
    ],
  }),
  getGenerationRuns: () => ({ page: 0, size: 10 }),
  getGenerationRun: here => ({ id: here.id('platform.generation_run', row => row.requested_by === here.userId) }),
  getRunItems: here => ({
    id: here.id('platform.generation_run', row => row.requested_by === here.userId),
    page: 0,
    size: 10,
  }),
  stopGenerationRun: here => ({
    id: here.id('platform.generation_run', row => row.requested_by === here.userId && row.state === 'running'),
  }),
  retryGenerationRun: here => ({
    id: here.id('platform.generation_run', row => row.requested_by === here.userId && row.state === 'stopped'),
  }),
  getRunFile: here => {
    const item = here.row('platform.generation_item', row => row.document_id !== null)
    return { id: String(item?.run_id ?? here.id('platform.generation_run')) }
  },
}

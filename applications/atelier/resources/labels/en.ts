import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.resource.none': 'No machine',
  'atelier.resource.none-text': 'The machines of a line are declared under Lines, tab Machines.',
  'atelier.resource.state.archived': 'archived',
  'atelier.resource.state.degraded': 'degraded',
  'atelier.resource.state.in_service': 'in service',
  'atelier.resource.state.stopped': 'stopped: tap to restart',
} satisfies Labels

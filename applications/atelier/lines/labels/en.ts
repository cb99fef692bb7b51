import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.article': 'Article',
  'atelier.field.customer': 'Customer',
  'atelier.field.doneCases': 'Cases made',
  'atelier.field.duration': 'Duration',
  'atelier.field.netWeight': 'Net weight',
  'atelier.field.plannedCases': 'Planned cases',
  'atelier.field.rank': 'Turn',
  'atelier.field.shift': 'Shift',
  'atelier.line.code-form': 'Capitals, figures and hyphens, 12 at most.',
  'atelier.line.state.idle': 'Free',
  'atelier.line.state.off': 'Off',
  'atelier.line.state.running': 'Running',
  'atelier.line.state.suspended': 'Stopped',
  'atelier.shift.afternoon': 'afternoon',
  'atelier.shift.morning': 'morning',
  'atelier.shift.night': 'night',
} satisfies Labels

import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.in-plan': 'The line still has plans to come ({{n}}).',
  'atelier.line.in-use': 'The line still has orders: {{orders}}.',
  'atelier.line.other-workshop': 'A line, a machine or a person does not change workshops.',
  'atelier.line.unknown-article': 'One of these articles no longer exists.',
  'atelier.line.unknown-line': 'This line is not of the workshop.',
  'atelier.line.unknown-operation': 'This step is not of the line.',
  'atelier.line.unknown-person': 'One of these people no longer belongs to the client.',
} satisfies Labels

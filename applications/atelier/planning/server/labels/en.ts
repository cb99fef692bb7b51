import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.plan.line-off': 'Line {{line}} is off: switch it on again.',
  'atelier.plan.no-cases': 'Say how many cases are to be made.',
  'atelier.plan.no-sheet': 'Article {{article}} has no workshop sheet.',
  'atelier.plan.no-such-week': 'The year {{year}} has only 52 weeks.',
  'atelier.plan.not-on-line': 'Article {{article}} is not made on this line.',
  'atelier.plan.order-exists': 'There is already an order: {{number}}.',
  'atelier.plan.reason-required': 'A reason is required.',
  'atelier.plan.runs': 'Order {{number}} has started: its plan no longer changes.',
  'atelier.plan.too-long': '31 days at most, from the first to the last.',
} satisfies Labels

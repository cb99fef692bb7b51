import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.growing-certificates.wrong-order': 'النهاية تسبق البداية: اعكس التاريخين.',
} satisfies Labels

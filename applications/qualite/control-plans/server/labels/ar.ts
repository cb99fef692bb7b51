import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.controls.code-taken': 'هذا الرمز مستعمل في هذه الشركة.',
  'qualite.controls.one-rhythm': 'اختر أياما مع ساعاتها، أو دفعات.',
} satisfies Labels

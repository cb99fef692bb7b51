import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'generated-documents.not-published': 'هذا النموذج غير منشور: لا يمكن إنشاء وثيقة منه.',
} satisfies Labels

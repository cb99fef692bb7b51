import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recall.mail-subject': '{{company}} تنتظرك لموسم جديد',
  'rh.recall.mail':
    'مرحباً {{firstname}}،\n\nتدعوك {{company}} إلى العودة ابتداءً من {{day}}.\n\nأجب بنقرة واحدة دون كلمة مرور:\n{{link}}\n\nإلى اللقاء.',
} satisfies Labels

import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hiring.already': 'هذا الشخص موظف بالفعل بهذا الترشيح.',
  'rh.hiring.closed': 'هذا الملف مغلق.',
  'rh.hiring.incomplete': 'يجب قبول كل الوثائق المطلوبة.',
  'rh.hiring.mail-link':
    'مرحبا {{firstname}}،\n\nلتحضير عقدك لدى {{company}}، أرسل إلينا وثائقك قبل {{until}} عبر هذا الرابط الشخصي:\n\n{{link}}\n\nعند فتحه لأول مرة على جهاز، يُرسل رمز يُستعمل مرة واحدة إلى هذا العنوان نفسه.',
  'rh.hiring.mail-link-subject': 'أكمل ملفك لدى {{company}}',
  'rh.hiring.mail-rejected':
    'مرحبا {{firstname}}،\n\nلا يمكننا حفظ الوثيقة «{{piece}}»: {{reason}}\n\nأعد إرسالها عبر هذا الرابط الشخصي:\n\n{{link}}\n\nعند فتحه لأول مرة على جهاز، يُرسل رمز يُستعمل مرة واحدة إلى هذا العنوان نفسه.',
  'rh.hiring.mail-rejected-subject': 'وثيقة من ملفك يجب إعادة إرسالها',
  'rh.hiring.news': 'ملفات التوظيف',
  'rh.hiring.news-piece': 'أرسل {{name}} وثيقة',
  'rh.hiring.no-birthdate': 'حدد تاريخ الميلاد في ملف المترشح.',
  'rh.hiring.piece-missing': 'لم تصل هذه الوثيقة أو سبقت مراجعتها.',
  'rh.table.hiring_file': 'ملف توظيف لترشيح',
  'rh.table.hiring_piece': 'وثيقة ملف التوظيف',
  'rh.hiring.mail-reminder':
    'مرحباً {{firstname}}،\n\nما زال ينقص ملفك لدى {{company}}:\n{{pieces}}\n\nأرسلها قبل {{until}} بهذا الرابط الشخصي:\n\n{{link}}\n\nعند فتحه لأول مرة على جهاز، يُرسل رمز يُستعمل مرة واحدة إلى هذا العنوان نفسه.',
  'rh.hiring.mail-reminder-subject': 'وثائق ناقصة في ملفك لدى {{company}}',
  'rh.hiring.mail-code': 'مرحباً،\n\nرمزكم لفتح ملف التوظيف: {{code}}\n\nيبقى صالحاً {{minutes}} دقائق. لا تعطوه لأحد.',
  'rh.hiring.mail-code-subject': '{{code}}: رمز ملفكم',
  'rh.hiring.wrong-code': 'هذا الرمز غير صحيح أو لم يعد صالحاً. اطلبوا غيره؛ وبعد خمس محاولات انتظروا عشر دقائق.',
  'rh.hiring.guardian-is-the-minor': 'يجب أن يكون للولي بريد وهاتف غير بريد الشخص وهاتفه: فهو يوقّع عنه.',
} satisfies Labels

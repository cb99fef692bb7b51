import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.shared-device.new': 'مركز جديد',
  'identity.shared-device.what':
    'يدخل الجهاز اللوحي أو الشاشة المشتركة بمفتاحه دون كلمة مرور. امنح حسابه حقوقه في «المستخدمون»؛ ويكتب الأشخاص رمزهم عليه.',
  'identity.shared-device.none': 'لا يوجد مركز مشترك',
  'identity.shared-device.none-text': 'أنشئ مركزًا لكل جهاز لوحي، ثم سجّل كل جهاز منه نفسه.',
  'identity.shared-device.since': 'سُجّل: {{when}}',
  'identity.shared-device.unheld': 'لا يوجد جهاز مسجّل',
  'identity.shared-device.entered': 'آخر دخول: {{when}}',
  'identity.shared-device.here': 'هذا الجهاز',
  'identity.shared-device.enrol': 'تسجيل هذا الجهاز',
  'identity.shared-device.enrol-title': 'تسجيل هذا الجهاز باسم {{name}}؟',
  'identity.shared-device.enrol-text':
    'يبقى المفتاح على هذا الجهاز. ويُفصل الجهاز الذي كان يحمله من قبل ولا يدخل بعدها.',
  'identity.shared-device.enrolled': 'هذا الجهاز هو {{name}}: سجّل الخروج وسيدخل بلمسة واحدة.',
  'identity.shared-device.revoke': 'إلغاء التسجيل',
  'identity.shared-device.revoke-title': 'إلغاء تسجيل {{name}}؟',
  'identity.shared-device.revoke-text': 'تُغلق جلسته فورًا ولا يدخل الجهاز بعدها.',
  'identity.shared-device.name-help': 'كما يسمى في الورشة: مركز الخط 7.',
} satisfies Labels

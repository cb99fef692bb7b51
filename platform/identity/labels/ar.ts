import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'تسجيل الدخول',
  'identity.login.context': 'أدخل عنوان بريدك وكلمة مرورك.',
  'identity.login.mail': 'البريد الإلكتروني',
  'identity.login.mail-missing': 'اكتب عنوان بريدك.',
  'identity.login.password': 'كلمة المرور',
  'identity.login.password-missing': 'اكتب كلمة المرور.',
  'identity.login.show': 'إظهار كلمة المرور',
  'identity.login.hide': 'إخفاء كلمة المرور',
  'identity.login.remember': 'تذكّر عنواني',
  'identity.login.submit': 'دخول',
  'identity.login.language': 'اللغة',
  'identity.login.claim': 'من الدفيئة إلى الشحن،\nأداة واحدة.',
  'identity.login.promise': 'التوظيف والعقود والورشة والزراعات والطاقة وجودة شركاتكم في مكان واحد.',
  'identity.invalid-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'identity.too-many-attempts': 'محاولات كثيرة جدًا. أعد المحاولة بعد {{seconds}} ثانية.',
  'identity.client-not-allowed': 'هذا العميل غير متاح لك. اختر عميلًا آخر.',
} satisfies Labels

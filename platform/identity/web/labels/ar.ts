import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.login.title': 'تسجيل الدخول',
  'identity.login.context': 'أدخل عنوان بريدك وكلمة مرورك.',
  'identity.login.mail-missing': 'اكتب عنوان بريدك.',
  'identity.login.password-missing': 'اكتب كلمة المرور.',
  'identity.login.show': 'إظهار كلمة المرور',
  'identity.login.hide': 'إخفاء كلمة المرور',
  'identity.login.remember': 'تذكّر عنواني',
  'identity.login.submit': 'دخول',
  'identity.login.claim': 'من الدفيئة إلى الشحن،\nأداة واحدة.',
  'identity.login.promise': 'التوظيف والعقود والورشة والزراعات والطاقة وجودة شركاتكم في مكان واحد.',
  'identity.login.forgotten': 'نسيت كلمة المرور؟',
  'identity.login.wait': 'أعد المحاولة بعد {{seconds}} ث',
  'identity.login.inactive': 'تسجيل خروج لعدم النشاط',
  'identity.login.maintenance': 'متابعة الصيانة',
  'identity.company.or': 'أو',
  'identity.company.button': 'الدخول عبر {{company}}',
  'identity.company.entering': 'جارٍ الدخول…',
  'identity.company.refused': 'تعذّر الدخول عبر شركتك. اتصل بالمسؤول لديك.',
} satisfies Labels

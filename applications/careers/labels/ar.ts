import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'careers.welcome': 'انضم إلى {{company}}',
  'careers.nobody': 'موقع التوظيف',
  'careers.soon': 'سيُفتح نموذج الترشح هنا قريبا.',
  'careers.meanwhile': 'إلى ذلك الحين، يرجى التواصل مباشرة مع الشركة: لا يمكن لهذه الصفحة استقبال الطلبات بعد.',
  'careers.which': 'عنوان هذه الصفحة لا يذكر الشركة المعنية. تحقق من الرابط الذي تلقيته.',
  'careers.language': 'اللغة',
} satisfies Labels

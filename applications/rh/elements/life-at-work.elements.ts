import { fields, page } from '#kernel/shared/elements.ts'

export const lifeAtWorkElements = [
  page('/RH/evenements', {
    name: { fr: 'Événements', en: 'Events', es: 'Eventos', ar: 'الأحداث' },
    availableOnMobile: true,
  }),
  page('/RH/securite', {
    name: { fr: 'Sécurité', en: 'Safety', es: 'Seguridad', ar: 'السلامة' },
    availableOnMobile: true,
    rights: [
      fields('sante', { fr: 'Données de santé', en: 'Health data', es: 'Datos de salud', ar: 'البيانات الصحية' }),
    ],
  }),
  page('/RH/savoir_faire', {
    name: { fr: 'Savoir-faire', en: 'Skills', es: 'Competencias', ar: 'المهارات' },
  }),
  page('/RH/access', {
    name: { fr: 'Badges et accès', en: 'Badges and access', es: 'Tarjetas y accesos', ar: 'الشارات والدخول' },
    availableOnMobile: true,
  }),
  page('/RH/access/verification', {
    name: { fr: 'Contrôle d’accès', en: 'Gate check', es: 'Control de acceso', ar: 'مراقبة الدخول' },
    availableOnMobile: true,
  }),
]

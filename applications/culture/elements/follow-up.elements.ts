import { action, module, page } from '#kernel/shared/elements.ts'

const notation = module('/culture/suivi/notation', {
  name: { fr: 'Notation', en: 'Plant notation', es: 'Notación', ar: 'قياسات النبات' },
  rights: [
    action('verification', {
      fr: 'Valider les notations',
      en: 'Validate notations',
      es: 'Validar las notaciones',
      ar: 'تصديق القياسات',
    }),
  ],
  children: [
    page('/culture/suivi/notation/notation', {
      name: { fr: 'Saisie des notations', en: 'Enter notations', es: 'Registro de notaciones', ar: 'إدخال القياسات' },
      availableOnMobile: true,
    }),
    page('/culture/suivi/notation/planification', {
      name: { fr: 'Planification', en: 'Planning', es: 'Planificación', ar: 'التخطيط' },
    }),
    page('/culture/suivi/notation/attribution', {
      name: { fr: 'Attribution', en: 'Assignment', es: 'Asignación', ar: 'الإسناد' },
    }),
    page('/culture/suivi/notation/verification', {
      name: { fr: 'Vérification', en: 'Verification', es: 'Verificación', ar: 'التحقق' },
    }),
    page('/culture/suivi/notation/historique', {
      name: { fr: 'Historique', en: 'History', es: 'Historial', ar: 'السجل' },
    }),
  ],
})

const work = module('/culture/suivi/suiviCulture', {
  name: { fr: 'Suivi de culture', en: 'Crop work', es: 'Seguimiento del cultivo', ar: 'متابعة المحصول' },
  rights: [
    action('verification', {
      fr: 'Approuver les heures',
      en: 'Approve the hours',
      es: 'Aprobar las horas',
      ar: 'الموافقة على الساعات',
    }),
  ],
  children: [
    page('/culture/suivi/suiviCulture/action', {
      name: { fr: 'Travaux', en: 'Work', es: 'Trabajos', ar: 'الأعمال' },
      availableOnMobile: true,
    }),
    page('/culture/suivi/suiviCulture/evenement', {
      name: { fr: 'Événements', en: 'Events', es: 'Incidentes', ar: 'الأحداث' },
      availableOnMobile: true,
    }),
    page('/culture/suivi/suiviCulture/intervenant', {
      name: { fr: 'Intervenants', en: 'Workers', es: 'Trabajadores', ar: 'العاملون' },
    }),
    page('/culture/suivi/suiviCulture/verification', {
      name: { fr: 'Vérification des heures', en: 'Hours check', es: 'Verificación de horas', ar: 'التحقق من الساعات' },
    }),
    page('/culture/suivi/suiviCulture/parametrage', {
      name: { fr: 'Paramétrage des tâches', en: 'Task settings', es: 'Parámetros de tareas', ar: 'إعدادات المهام' },
    }),
  ],
})

export const followUpElements = module('/culture/suivi', {
  name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
  children: [notation, work],
})

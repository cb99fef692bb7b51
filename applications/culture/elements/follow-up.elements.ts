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
      plan: {
        fr: 'La tournée plante par plante sur téléphone, avec la valeur de la semaine passée et une photo.',
        en: 'The round plant by plant on a phone, with last week’s value beside and a photo.',
        es: 'La ronda planta por planta en el teléfono, con el valor de la semana anterior y una foto.',
        ar: 'الجولة نبتة بنبتة على الهاتف، مع قيمة الأسبوع الماضي وصورة.',
      },
      availableOnMobile: true,
    }),
    page('/culture/suivi/notation/planification', {
      name: { fr: 'Planification', en: 'Planning', es: 'Planificación', ar: 'التخطيط' },
      plan: {
        fr: 'Le calendrier des tournées par semaine et par notateur, à déplacer d’un glissement.',
        en: 'The calendar of rounds by week and observer, moved by dragging.',
        es: 'El calendario de rondas por semana y observador, que se mueven arrastrando.',
        ar: 'تقويم الجولات حسب الأسبوع والمراقب، تُنقل بالسحب.',
      },
    }),
    page('/culture/suivi/notation/attribution', {
      name: { fr: 'Attribution', en: 'Assignment', es: 'Asignación', ar: 'الإسناد' },
      plan: {
        fr: 'Qui note quel code culture, sur quels rangs et quelles plantes repérées.',
        en: 'Who notes which crop code, on which rows and tagged plants.',
        es: 'Quién anota qué código de cultivo, en qué hileras y plantas marcadas.',
        ar: 'من يقيس أي محصول، وعلى أي صفوف ونباتات معلّمة.',
      },
    }),
    page('/culture/suivi/notation/verification', {
      name: { fr: 'Vérification', en: 'Verification', es: 'Verificación', ar: 'التحقق' },
      plan: {
        fr: 'Les tournées à contrôler, valeurs inhabituelles en premier, à valider ou à reprendre.',
        en: 'The rounds to check, unusual values first, to validate or to do again.',
        es: 'Las rondas por comprobar, con los valores inusuales primero, para validar o repetir.',
        ar: 'الجولات المطلوب فحصها، القيم غير المعتادة أولا، للتصديق أو الإعادة.',
      },
    }),
    page('/culture/suivi/notation/historique', {
      name: { fr: 'Historique', en: 'History', es: 'Historial', ar: 'السجل' },
      plan: {
        fr: 'Les courbes de chaque mesure, code contre code, et leur tableau.',
        en: 'The curves of each measure, code against code, and their table.',
        es: 'Las curvas de cada medida, código contra código, y su tabla.',
        ar: 'منحنيات كل قياس، رمزا مقابل رمز، مع جدولها.',
      },
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
      plan: {
        fr: 'Le début et la fin de chaque tâche au badge ou au téléphone, rangs scannés, avec sa propre cadence.',
        en: 'Each task’s start and end by badge or phone, rows scanned, with one’s own rate.',
        es: 'El inicio y el fin de cada tarea con tarjeta o teléfono, hileras escaneadas, con el ritmo propio.',
        ar: 'بداية كل مهمة ونهايتها بالبطاقة أو الهاتف، مع مسح الصفوف ووتيرة الشخص نفسه.',
      },
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
      plan: {
        fr: 'Les heures du jour par personne, chevauchements et oublis en premier, à approuver par bloc.',
        en: 'The day’s hours by person, overlaps and forgotten stops first, approved by block.',
        es: 'Las horas del día por persona, solapes y olvidos primero, para aprobar por bloque.',
        ar: 'ساعات اليوم لكل شخص، التداخلات والنسيان أولا، للموافقة دفعة واحدة.',
      },
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

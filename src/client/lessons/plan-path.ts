/** The address of a saved plan in the planner; with `teach` it opens for the class. */
export const planPath = (id: string, { teach = false } = {}) => `/lesson-planner?plan=${id}${teach ? '&teach' : ''}`;

/** Where a starter lesson is changed by a visitor who has no account yet. */
export const changeStarterPath = (starter: string) => `/lesson-planner?starter=${starter}`;

/** Where a series is planned, and where a made one is looked at, by any lesson of it. */
export const seriesPath = (lesson?: string) => `/lesson-planner?series${lesson ? `=${lesson}` : ''}`;

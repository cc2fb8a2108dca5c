import type { GenreTable } from './genre-table';
import type { GenreId } from './names';

/** The table of a genre, loaded when it is needed. */
export async function loadTable(genre: GenreId): Promise<GenreTable> {
  switch (genre) {
    case 'adventure':
      return (await import('./tables/adventure')).adventure;
    case 'mystery':
      return (await import('./tables/mystery')).mystery;
    case 'fantasy':
      return (await import('./tables/fantasy')).fantasy;
    case 'science-fiction':
      return (await import('./tables/science-fiction')).scienceFiction;
    case 'school':
      return (await import('./tables/school')).school;
    case 'sport':
      return (await import('./tables/sport')).sport;
    case 'history':
      return (await import('./tables/history')).history;
    case 'ghost':
      return (await import('./tables/ghost')).ghost;
    case 'animals':
      return (await import('./tables/animals')).animals;
    case 'everyday':
      return (await import('./tables/everyday')).everyday;
  }
}

/** At twice as many moments. */

process.env.CONCLAVE_FIGURES = 'all';

await import('./figures.slow.test.ts');
